/** The design engine, off the server's own thread. */
import type { Drawing, SheetView } from '#engine/drawing/drawing.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import type { Costing, Quantity, RateBook } from '#engine/model/costing.ts';
import type { DesignSet, GardenDesign, GardenModel } from '#engine/model/garden.ts';
import type { BedPalette } from '#engine/model/operation.ts';
import type { SaidAnswer } from '#engine/model/said-change.ts';
import type { Addition, Locks, Operation } from '#engine/model/operation.ts';
import type { Catalogue, Plant } from '#engine/model/plant.ts';
import type { Point } from '#engine/model/shapes.ts';
import type { Place } from '#engine/model/site.ts';

/** `retired`: ids of plants that are drawn where a design holds them but no longer chosen. */
export type Reference = {
  version: string;
  catalogue: Catalogue;
  retired?: readonly string[];
  rates: RateBook;
};

export type DesignTask = { brief: BriefInput; place: Place; seed: number };
/** `eveningSunHours`: hours of evening sun at each design's best seat. */
export type DesignAnswer = { set: DesignSet; eveningSunHours: number[] };

/** What a garden is built from, beside its plan. */
export const SHEET_VIEWS = [
  'setting-out',
  'section',
  'planting',
] as const satisfies readonly SheetView[];
export const PLAN_VIEWS = ['sheet', 'plain', 'picture', 'sun', ...SHEET_VIEWS] as const;
export type PlanView = (typeof PLAN_VIEWS)[number];
export const PAPERS = ['a4', 'a3'] as const;
export type Paper = (typeof PAPERS)[number];

/** A garden and the words of its title block. */
export type TitledGarden = {
  garden: Pick<GardenDesign, 'model' | 'sunMap'>;
  title: string;
  subtitle: string;
  note: string;
};
export type DrawTask = TitledGarden & {
  view: PlanView;
  paper: Paper;
  /** 'picture' only: width over height. */
  aspect?: number;
};
/** A drawing for a page of its own in the printed report: SVG text, its size on paper and the 50 of 1:50. */
export type SheetPage = {
  view: SheetView;
  svg: string;
  widthMm: number;
  heightMm: number;
  scale: number;
};
/** The drawings of the printed report. Of the plan, `painted`: SVG text; `written`: lines and text above it; `scale`: the 50 of 1:50. */
export type PlanPage = {
  painted: string;
  written: Drawing;
  scale: number;
  sheets: SheetPage[];
};

/** `json`: the garden's scene for the renderer; `hash` of that text. */
export type SceneText = { json: string; hash: string };

/** Take-offs of gardens as they stand, and the rate books to price each with. */
export type PriceTask = { gardens: Quantity[][]; books: RateBook[] };
export type GardenPrice = Pick<
  Costing,
  'netPence' | 'contingencyPence' | 'vatPence' | 'totalPence' | 'breakdown'
>;

/** A design as it was designed and every change since; `position` among its three. */
export type ChangeTask = {
  original: GardenDesign;
  /** What the changes go on from, where it was laid out anew since. */
  base?: GardenDesign;
  operations: readonly Operation[];
  brief: BriefInput;
  position: number;
};
/** `startPence`: what the original costs at today's prices. `at`: which change was refused. */
export type ChangeAnswer =
  | { design: GardenDesign; startPence: number; eveningSunHours: number }
  | { refused: string; at: number };
/** The same changes, and what stays of what they come to. */
export type OthersTask = Omit<ChangeTask, 'position'> & { locks: Locks; seed: number };
export type OthersAnswer = { designs: GardenDesign[] } | { refused: string };
/** In one area, or wherever it grows. */
export type SwapTask = {
  model: GardenModel;
  brief: BriefInput;
  plantId: string;
  areaId: string | null;
  /** That one plant alone. */
  at?: Point;
};
export type BedTask = {
  model: GardenModel;
  brief: BriefInput;
  areaId: string;
  what: 'plants' | 'trees';
};
export type BedAnswer = { plant: Plant; eachPence: number; why: string }[];
export type PalettesTask = Omit<BedTask, 'what'>;
export type SwapAnswer = { plant: Plant; differencePence: number; why: string }[];

/** What may be added to a garden, with its place and price. */
export type AdditionTask = { model: GardenModel; brief: BriefInput };

/** A sentence about a garden as it was designed and changed since. */
export type WordsTask = {
  original: GardenDesign;
  operations: readonly Operation[];
  brief: BriefInput;
  text: string;
};
export type WordsOutcome = {
  answers: SaidAnswer[];
  plants: Plant[];
  differencePence: number | null;
};

/** `lane`: the client whose turn it takes; without one, the server's own, for what it makes to keep: pictures, and the plans of enquiries. A task that is aborted before it has begun is dropped. */
export type EngineTurn = { lane?: string | undefined; signal?: AbortSignal | undefined };

export type Engine = {
  /** @throws AppError 'unavailable' when it is too busy, took too long or broke */
  design(task: DesignTask, reference: Reference, turn?: EngineTurn): Promise<DesignAnswer>;
  /** What a design becomes by changes made by hand. */
  change(task: ChangeTask, reference: Reference, turn?: EngineTurn): Promise<ChangeAnswer>;
  /** Other ways to lay out a changed design, three at most. */
  others(task: OthersTask, reference: Reference, turn?: EngineTurn): Promise<OthersAnswer>;
  /** Plants that may take another's place. */
  swaps(task: SwapTask, reference: Reference, turn?: EngineTurn): Promise<SwapAnswer>;
  /** Plants that would live in a bed. */
  bed(task: BedTask, reference: Reference, turn?: EngineTurn): Promise<BedAnswer>;
  /** A bed in other palettes. */
  palettes(task: PalettesTask, reference: Reference, turn?: EngineTurn): Promise<BedPalette[]>;
  /** What a sentence would change. */
  words(task: WordsTask, reference: Reference, turn?: EngineTurn): Promise<WordsOutcome>;
  additions(task: AdditionTask, reference: Reference, turn?: EngineTurn): Promise<Addition[]>;
  /** The plan as SVG text. */
  draw(task: DrawTask, reference: Reference, turn?: EngineTurn): Promise<string>;
  drawPage(task: TitledGarden, reference: Reference, turn?: EngineTurn): Promise<PlanPage>;
  /** The garden as solid things, for pictures. */
  scene(model: GardenModel, reference: Reference): Promise<SceneText>;
  /** By book, then by garden. Nothing is designed anew. */
  price(task: PriceTask): Promise<GardenPrice[][]>;
  close(): Promise<void>;
};
