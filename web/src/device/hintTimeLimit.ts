// How long this device may think for a person: a phone whose battery is low, or whoever saves data, is spared.

const USUAL = 8;
const SPARING = 3;
/** A battery that is not charged and holds less than this is low. */
const LOW = 0.3;

interface Battery {
  charging: boolean;
  level: number;
}
interface Device {
  getBattery?: () => Promise<Battery>;
  connection?: { saveData?: boolean };
}

/** Seconds of thought for a hint. */
export async function hintSeconds(device: Device = navigator as Device): Promise<number> {
  if (device.connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches) return SPARING;
  const battery = await device.getBattery?.().catch(() => null); // one that may not be asked is taken to be full
  return battery && !battery.charging && battery.level < LOW ? SPARING : USUAL;
}
