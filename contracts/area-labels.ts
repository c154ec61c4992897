/** How the parts of a garden are named wherever they are listed. */

/** Parts of one name get a number each: "Planting 1", "Planting 2". */
export function numberedLabels(labels: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return labels.map((label) => {
    if (labels.indexOf(label) === labels.lastIndexOf(label)) return label;
    const number = (seen.get(label) ?? 0) + 1;
    seen.set(label, number);
    return `${label} ${number}`;
  });
}
