// The parts of the site, as the header and the bar of phones show them: the pages of each, and which part an address belongs to.
import { home } from "../net/home";

export interface SitePage {
  href: string;
  /** The key of its name. */
  label: string;
}
export interface Section extends SitePage {
  name: "play" | "puzzles" | "daily" | "learn" | "community";
  /** The path of its icon, in a square of 24. */
  icon: string;
  /** The pages to choose from; a part without any is a page itself. */
  pages: SitePage[];
  /** Beginnings of other addresses that belong to the section. */
  also: string[];
}

const every: Section[] = [
  { name: "play", href: "/", label: "nav-play", icon: "M12 4 22 20H2ZM12 4v16", pages: [], also: ["/new", "/t", "/screen", "/link"] },
  {
    name: "puzzles",
    href: "/puzzles",
    label: "nav-puzzles",
    icon: "M4 9h4.500a2.500 2.500 0 1 1 5 0H18v4a2.500 2.500 0 1 1 0 5v3H4Z",
    pages: [],
    also: ["/mistakes"],
  },
  { name: "daily", href: "/daily", label: "nav-daily", icon: "M4 6h16v15H4ZM4 11h16M8 3v5M16 3v5", pages: [], also: [] },
  {
    name: "learn",
    href: "/rules",
    label: "nav-learn",
    icon: "M12 6c-2.500-2-6-2-9-1.500v14c3-.5 6.500-.5 9 1.500 2.500-2 6-2 9-1.500v-14c-3-.5-6.500-.5-9 1.500Zm0 0v14",
    pages: [
      { href: "/rules", label: "nav-rules" },
      { href: "/analysis", label: "analysis" },
      { href: "/editor", label: "editor-title" },
      { href: "/replay", label: "replay" },
      { href: "/review", label: "review-link" },
    ],
    also: ["/lesson"],
  },
  {
    name: "community",
    href: "/people",
    label: "nav-community",
    icon: "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM2.500 20a6.500 6.500 0 0 1 13 0M15.500 4.500a3.500 3.500 0 0 1 0 6.500M18 13.800a6.500 6.500 0 0 1 3.500 6.200",
    pages: [
      { href: "/arena", label: "arena-title" },
      { href: "/boards", label: "boards" },
      { href: "/people", label: "people-title" },
    ],
    also: ["/p", "/f", "/me"],
  },
];
const community = every.find(({ name }) => name === "community") as Section;
/** In a site of files there is nobody else: one page says where others can be met. */
export const sections = home.inPage
  ? [
      ...every.filter((section) => section !== community),
      { ...community, href: "/others", pages: [{ href: "/others", label: "others-title" }], also: [] },
    ]
  : every;
export const MORE_ICON = "M4 7h16M4 12h16M4 17h16";
/** The icon of somebody who is not known yet. */
export const PERSON_ICON = "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21a8 8 0 0 1 16 0";

const within = (path: string, start: string): boolean => path === start || (start !== "/" && path.startsWith(`${start}/`));

/** The part that an address belongs to; undefined where it belongs to none. */
export function sectionOf(path: string): Section | undefined {
  return sections.find(({ href, pages, also }) => [href, ...pages.map((page) => page.href), ...also].some((start) => within(path, start)));
}

/** Return the `aria-current` of a link: "page" for the page shown, "true" for a page above it. */
export function current(href: string, path: string): "page" | "true" | undefined {
  return href === path ? "page" : within(path, href) ? "true" : undefined;
}
