/** Requests for designs, the designs that came of them, and their pictures. */
import type { Generated } from 'kysely';
import type { PictureKind } from '#contracts/design.ts';

export type DesignSessionTable = {
  id: string;
  /** Made by the page; unique, so that a repeated request is answered once. */
  request_key: string | null;
  /** Of what was asked, to tell a repeat from a different question under the same key. */
  request_hash: string;
  project_type: string;
  /** JSON of DesignRequestInput as it was asked. Personal: description and postcode. */
  input: string;
  /** JSON of BriefFact[]. */
  facts: string;
  /** JSON of Problem[]. */
  problems: string;
  /** JSON of ReadingView; null for requests older than it. Personal. */
  reading: Generated<string | null>;
  /** Of the description, where a text model read it: the same words need not be read twice. */
  text_hash: Generated<string | null>;
  /** JSON of that Reading. Personal. */
  model_reading: Generated<string | null>;
  /** The design that a copy was made of, where the request is such a copy and nothing was asked. */
  copied_from: Generated<string | null>;
  /** The request whose words the copy is still designed for. */
  brief_of: Generated<string | null>;
  /** The enquiry that the owner made the copy for. */
  enquiry_id: Generated<string | null>;
  sample: number;
  /** When it was moved to the bin, with everything made from it. */
  deleted_at: Generated<string | null>;
  /** Left beside the results, with what for; null until then, and once it has been withdrawn. Personal. */
  user_name: Generated<string | null>;
  user_email: Generated<string | null>;
  contact_purpose: Generated<'keep' | 'contact' | null>;
  contact_at: Generated<string | null>;
  created_at: string;
};

export type DesignTable = {
  id: string;
  session_id: string;
  position: number;
  project_type: string;
  title: string;
  concept: string;
  main_feature: string;
  style: string;
  plot_m2: number;
  total_pence: number;
  rating: number;
  evening_sun_hours: number;
  /** GardenDesign as gzip of its JSON, in base64. */
  garden: string;
  shared: number;
  /** When it was first in the library: its address has been public since then, whatever happened later. */
  public_at: Generated<string | null>;
  /** Of its prices, YYYY-MM-DD. */
  price_date: Generated<string | null>;
  sample: number;
  /** Shown in the home page's carousel. */
  hero: number;
  /** Its request's time when it went into the bin with it; else it was deleted alone. */
  deleted_at: Generated<string | null>;
  /** The design that this is a kept state of, as it stood when it was shared; null for a design itself. */
  state_of: Generated<string | null>;
  /** The version that it stood at; 0 as it was designed. */
  state_version: Generated<number | null>;
  created_at: string;
};

/** Designs of one request side by side, as they stood, at an address of their own. */
type DesignBoardTable = {
  id: string;
  session_id: string;
  /** JSON of the ids of designs and kept states. */
  design_ids: string;
  created_at: string;
};

/** What somebody with the address thinks of one of them; one a design and person. */
type BoardMarkTable = {
  id: string;
  board_id: string;
  design_id: string;
  /** Of a random key that their browser made. */
  author_hash: string;
  /** Empty where none was given. Personal. */
  name: string;
  heart: number;
  /** Personal. */
  comment: string;
  created_at: string;
};

/** A design that was changed by hand; none before its first change. */
export type DesignChangesTable = {
  design_id: string;
  /** One more with every save. */
  version: number;
  /** GardenDesign as it was designed, packed as `designs.garden` is, which holds it as it is now. */
  original: string;
  /** JSON of Operation[], from the original on. */
  operations: string;
  updated_at: string;
};

/** A list of changes that was given a name. */
export type DesignVersionTable = {
  id: string;
  design_id: string;
  title: string;
  /** JSON of Operation[]. */
  operations: string;
  /** JSON of VersionSummary: what the garden came to. */
  summary: string;
  created_at: string;
};

/** Another way to lay a design out. */
export type DesignArrangementTable = {
  id: string;
  design_id: string;
  /** As `garden` of a design. Personal. */
  garden: string;
  created_at: string;
};

export type DesignPictureTable = {
  id: string;
  design_id: string;
  kind: PictureKind;
  /** A full picture takes the place of the quick one. */
  quality: Generated<'quick' | 'full'>;
  width: number;
  height: number;
  alt: string;
  jpeg_key: string;
  /** JSON: { width, key }[]. */
  avif: string;
  /** The 1200 x 630 picture for shared links. */
  card_key: string | null;
  /** The picture a few pixels wide, as a data URL. */
  placeholder: Generated<string | null>;
  /** Of all that the picture is made of: another design with the same has the same picture. */
  content_hash: Generated<string | null>;
  created_at: string;
};

/** What the owner's search looks through, apart from the long rows. Personal. */
export type DesignSearchTable = {
  session_id: string;
  /** In small letters: description, postcode, kind of project, titles, name, e-mail. */
  text: string;
};

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

export type DesignTables = {
  design_reports: ReportTable;
  design_sessions: DesignSessionTable;
  designs: DesignTable;
  design_changes: DesignChangesTable;
  design_versions: DesignVersionTable;
  design_arrangements: DesignArrangementTable;
  design_pictures: DesignPictureTable;
  design_search: DesignSearchTable;
  design_boards: DesignBoardTable;
  board_marks: BoardMarkTable;
};
