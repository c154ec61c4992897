/** Statuses that come to the same for a design are told apart last: what stays, what goes, what is wished for. */
const FAMILIES: Readonly<Record<string, string>> = {
  keep: 'stays',
  stands: 'stays',
  undecided: 'stays',
  going: 'goes',
  gone: 'goes',
  wanted: 'wished',
  perhaps: 'wished',
  partner: 'wished',
  others: 'elsewhere',
  past: 'elsewhere',
};

export const sameStatus = (status: string): string => FAMILIES[status] ?? status;
