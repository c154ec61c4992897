/**
 * What a browser keeps on a device, for tests without one: its keys are listed as those of the real one are.
 * @param isFull nothing more can be kept
 */
export function deviceStorage(
  kept: Readonly<Record<string, string>>,
  { isFull = false } = {},
): Record<string, string> {
  const device: Record<string, string> = { ...kept };
  const methods = {
    getItem: (key: string) => device[key] ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      device[key] = value;
    },
    removeItem: (key: string) => void delete device[key],
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(device, name, { value, enumerable: false });
  return device;
}
