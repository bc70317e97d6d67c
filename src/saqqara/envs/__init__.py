"""The games as environments for researchers: batched, PettingZoo and OpenSpiel."""

from saqqara.core.optional_packages import need_extra

need_extra("envs", "extra-compiled")
