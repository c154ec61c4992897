/** Settings by key, each value as JSON. */
export type SettingTables = {
  settings: { key: string; value: string; updated_at: string };
};
