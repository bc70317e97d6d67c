// A few short tones, made here: nothing is loaded. Off unless a person wants them, but for the one that calls to a turn.
import { settings } from "../app/settings.svelte";

export type Sound = "turn" | "move" | "refused" | "sand" | "end";

/** Notes one after the other: hertz, and seconds each. */
const TUNES: Record<Sound, { notes: number[]; length: number; wave: OscillatorType; loud: number }> = {
  turn: { notes: [587, 880], length: 0.13, wave: "sine", loud: 0.14 },
  move: { notes: [392], length: 0.07, wave: "triangle", loud: 0.12 },
  refused: { notes: [196, 165], length: 0.12, wave: "triangle", loud: 0.16 },
  sand: { notes: [1175], length: 0.06, wave: "sine", loud: 0.08 },
  end: { notes: [523, 659, 784, 1047], length: 0.16, wave: "sine", loud: 0.14 },
};

let context: AudioContext | null = null;

/** Let a tone be heard, if sounds are on and the browser lets us: before a first touch of the page it may not. */
export function sound(what: Sound): void {
  if (!settings.sound && !(what === "turn" && settings.turnSound)) return;
  if (navigator.userActivation?.hasBeenActive === false) return; // before a first touch of the page a browser lets nothing be heard
  context ??= new AudioContext();
  const heard = context;
  if (heard.state === "suspended") heard.resume().catch(() => null); // then it stays silent, which is what the browser wants
  const { notes, length, wave, loud } = TUNES[what];
  notes.forEach((hertz, n) => {
    const from = heard.currentTime + n * length;
    const tone = heard.createOscillator();
    const volume = heard.createGain();
    tone.type = wave;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loud, from + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + length * 1.6);
    tone.connect(volume).connect(heard.destination);
    tone.start(from);
    tone.stop(from + length * 1.7);
  });
}
