/** Times as the owner reads them, in this device's own zone. Only for what is never rendered on the server. */
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const YEAR = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** "10:42" today, "21 November, 10:42" this year, else with the year. */
export function whenText(iso: string, now = new Date()): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  if (at.toDateString() === now.toDateString()) return TIME.format(at);
  return `${(at.getFullYear() === now.getFullYear() ? DAY : YEAR).format(at)}, ${TIME.format(at)}`;
}

/** "21 November" this year, else with the year. */
export function dayText(iso: string, now = new Date()): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  return (at.getFullYear() === now.getFullYear() ? DAY : YEAR).format(at);
}
