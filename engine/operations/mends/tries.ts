/** What the mends are made of: changes that may put a fault right, each with what is said of it. */
import { metresText } from '../../brief/plot-problems.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Operation } from '../../model/operation.ts';
import type { Mm } from '../../model/shapes.ts';
import type { Given } from '../apply.ts';
import type { Fault } from '../faults.ts';

export type Mend = { operation: Operation; says: string };
/** Mends that may put a fault right, the least first; each is tried in full. */
export type Tries = (model: GardenModel, fault: Fault, given: Given) => Iterable<Mend>;

/** "0.4 m" */
export const inMetres = (mm: Mm): string => `${metresText(Math.round(mm / 100) / 10)} m`;
