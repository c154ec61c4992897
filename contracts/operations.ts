/** A change of a garden by hand, as it is sent. */
import { z } from 'zod';
import { BARRED_KINDS } from '#engine/model/barred.ts';
import { SLOPES } from '#engine/model/brief.ts';
import { LEAST_CORNERS, MOST_CORNERS } from '#engine/model/drawn-plot.ts';
import { EDGINGS, MATERIALS, TIMBER_COLOURS } from '#engine/model/layout.ts';
import {
  BOUNDARY_AS,
  DOOR_TURNS,
  FURNISHING_KINDS,
  GROUND_FEATURE_IDS,
  LAID_AS,
  MOST_AROUND,
  MOST_OPENINGS,
  MOST_OUTLINE,
  MOST_SITE_CHANGES,
  MOST_SET,
  MOST_TOGETHER,
  type Operation,
  type SingleOperation,
  SITE_CHANGES,
  STANDING_AS,
  STUDIO_SIDES,
} from '#engine/model/operation.ts';
import { AROUND_AS } from '#engine/model/surroundings.ts';

const id = z.string().min(1).max(120);
/** No garden is larger than a kilometre. */
const mm = z.number().int().min(-1_000_000).max(1_000_000);
const point = z.tuple([mm, mm]);

const SINGLE = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), id, x: mm, y: mm }),
  z.object({ kind: z.literal('turn'), id, turnDeg: z.number().int().min(-360).max(360) }),
  z.object({ kind: z.literal('resize'), id, widthMm: mm, depthMm: mm }),
  z.object({ kind: z.literal('seats'), id, seats: z.number().int().min(1).max(40) }),
  z.object({ kind: z.literal('duplicate'), id }),
  z.object({ kind: z.literal('delete'), id }),
  z.object({ kind: z.literal('material'), areaId: id, material: z.enum(MATERIALS) }),
  z.object({ kind: z.literal('edging'), areaId: id, edging: z.enum(EDGINGS).nullable() }),
  z.object({ kind: z.literal('colour'), id, colour: z.enum(TIMBER_COLOURS).nullable() }),
  z.object({ kind: z.literal('move-edge'), areaId: id, from: point, to: point, byMm: mm }),
  z.object({
    kind: z.literal('stretch'),
    areaId: id,
    side: z.enum([...STUDIO_SIDES, 'all']),
    byMm: mm,
  }),
  z.object({ kind: z.literal('lay-as'), areaId: id, as: z.enum(LAID_AS) }),
  z.object({
    kind: z.literal('add-thing'),
    thing: z.enum(FURNISHING_KINDS),
    x: mm,
    y: mm,
    turnDeg: z.number().int().min(-360).max(360),
  }),
  z.object({
    kind: z.literal('add-ground'),
    feature: z.enum(GROUND_FEATURE_IDS),
    x: mm,
    y: mm,
    widthMm: mm,
    depthMm: mm,
    turnDeg: z.literal(DOOR_TURNS),
  }),
  z.object({
    kind: z.literal('move-ground'),
    areaId: id,
    x: mm,
    y: mm,
    turnDeg: z.literal(DOOR_TURNS),
  }),
  z.object({
    kind: z.literal('reshape'),
    areaId: id,
    corners: z.array(point).min(3).max(MOST_OUTLINE),
  }),
  z.object({ kind: z.literal('delete-area'), areaId: id }),
  z.object({
    kind: z.literal('swap-plant'),
    plantId: id,
    by: id,
    areaId: id.nullable(),
    at: point.optional(),
  }),
  z.object({ kind: z.literal('move-plant'), plantId: id, x: mm, y: mm, toX: mm, toY: mm }),
  z.object({ kind: z.literal('remove-tree'), plantId: id, x: mm, y: mm }),
  z.object({
    kind: z.literal('add-plants'),
    plantId: id,
    areaId: id,
    at: z.array(point).min(1).max(MOST_SET),
  }),
  z.object({
    kind: z.literal('remove-plants'),
    plantId: id,
    at: z.array(point).min(1).max(MOST_SET),
  }),
  z.object({
    kind: z.literal('boundary'),
    from: point,
    to: point,
    as: z.enum(BOUNDARY_AS),
    heightMm: mm,
    isNew: z.boolean(),
  }),
  z.object({ kind: z.literal('add-gate'), from: point, to: point, alongMm: mm, widthMm: mm }),
  z.object({ kind: z.literal('remove-gate'), from: point, to: point }),
  z.object({
    kind: z.literal('house-wall'),
    heightMm: mm,
    openings: z.array(z.object({ x0: mm, x1: mm, door: z.boolean() })).max(MOST_OPENINGS),
  }),
  z.object({
    kind: z.literal('stand'),
    id,
    as: z.enum(STANDING_AS),
    name: z.string().trim().min(1).max(60),
    x: mm,
    y: mm,
    widthMm: mm,
    depthMm: mm,
    heightMm: mm,
    evergreen: z.boolean(),
  }),
  z.object({ kind: z.literal('unstand'), id, goes: z.boolean() }),
  z.object({
    kind: z.literal('zone'),
    id,
    as: z.enum(BARRED_KINDS),
    name: z.string().trim().min(1).max(60),
    outline: z.array(point).min(3).max(MOST_CORNERS),
  }),
  z.object({ kind: z.literal('unzone'), id }),
  z.object({
    kind: z.literal('levels'),
    slope: z.enum(SLOPES),
    low: z.enum(['left', 'right']),
    fallMm: mm,
    doorStepMm: mm,
  }),
  z.object({
    kind: z.literal('lookers'),
    lookers: z
      .array(z.object({ side: z.enum(['left', 'right', 'back']), isUpper: z.boolean() }))
      .max(3),
  }),
  z.object({
    kind: z.literal('around'),
    around: z
      .array(
        z.object({
          as: z.enum(AROUND_AS),
          side: z.enum(['left', 'right', 'back']),
          awayMm: mm,
          alongMm: mm,
          lengthMm: mm,
          deepMm: mm,
          heightMm: mm,
          evergreen: z.boolean(),
        }),
      )
      .max(MOST_AROUND),
  }),
  z.object({ kind: z.literal('north'), bearingDeg: z.number().int().min(0).max(359) }),
  z.object({
    kind: z.literal('plot'),
    corners: z.array(point).min(LEAST_CORNERS).max(MOST_CORNERS),
    doorX: mm,
  }),
]);
export const SingleOperationInput: z.ZodType<SingleOperation> = SINGLE;
export const OperationInput: z.ZodType<Operation> = z.union([
  SINGLE,
  z.object({ kind: z.literal('arrange'), id }),
  z.object({
    kind: z.literal('together'),
    operations: z.array(SingleOperationInput).min(1).max(MOST_TOGETHER),
  }),
]);
/** The ground of a plot as it was put by hand. */
export const SiteChangesInput = z
  .array(
    SINGLE.refine(
      (one) => (SITE_CHANGES as readonly string[]).includes(one.kind),
      'That is no change of the plot',
    ),
  )
  .max(MOST_SITE_CHANGES);
