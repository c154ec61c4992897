/** The owner's notes and tasks about a person. Personal: e-mail, text. */
export type TaskTables = {
  tasks: {
    id: string;
    /** Unique, so that a form sent twice adds once. */
    request_key: string;
    /** Of the person, in small letters. */
    email: string;
    text: string;
    /** ISO date; null for a note, which is not to be done. */
    due_on: string | null;
    /** ISO time. */
    done_at: string | null;
    created_at: string;
    updated_at: string;
  };
};
