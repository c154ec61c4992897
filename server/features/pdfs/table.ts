/** Printed reports that are kept. */
export type ReportTable = {
  /** The storage key: "reports/rpt_….pdf". */
  key: string;
  /** null for one printed from posted fields. */
  design_id: string | null;
  /** SHA-256 of all that was printed: the same again is not printed again. */
  fingerprint: string;
  /** "The Long Lawn-Design-Report.pdf" */
  file_name: string;
  created_at: string;
};

export type ReportTables = { design_reports: ReportTable };
