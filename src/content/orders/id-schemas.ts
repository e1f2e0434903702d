import { z } from 'zod';
import { brandAs } from '#kernel/brand/brand';
import { nameSchema } from '#content/name-schema';
import { readBySchema } from '#content/schema-words';
import type {
  ContactId,
  DesignId,
  EmpireId,
  FleetId,
  LaneId,
  SystemId,
  TagId,
  UnitId,
  WorkId,
} from '#model/campaign/ids';
import type { FleetRef } from '#model/orders/order';
import { newUnitRef, type UnitRef } from '#model/orders/unit-ref';

const NEW = 'new:';

const idText = z
  .string()
  .max(80)
  .regex(/^[^\s:/]+$/, 'This is not an id. An id has no spaces, colons or slashes')
  // Tables are plain objects: these would be found in every one of them, though nobody put them there.
  .refine((text) => !Object.hasOwn(Object.prototype, text), 'Nothing has this id');

/** Ids in JSON orders, answers and corrections. Whether they mean anything is judged by what their player knows. */
export const systemId = idText.transform((text) => brandAs<SystemId>(text));
export const laneId = idText.transform((text) => brandAs<LaneId>(text));
export const contactId = idText.transform((text) => brandAs<ContactId>(text));
export const empireId = idText.transform((text) => brandAs<EmpireId>(text));
export const designId = idText.transform((text) => brandAs<DesignId>(text));
export const unitId = idText.transform((text) => brandAs<UnitId>(text));
export const fleetId = idText.transform((text) => brandAs<FleetId>(text));
/** A fleet in an answer: the leader of an alliance names a partner's fleet as `OWNER/NUMBER`. */
export const answeredFleet = z.union([
  fleetId,
  z
    .string()
    .max(80)
    .regex(/^[^\s:/]+\/\d+$/, 'This is not a fleet. Write a partner’s fleet like this: loran/3')
    .transform((text) => brandAs<FleetId>(text)),
]);
/** What a unit goes by in a battle. */
export const tagId = idText.transform((text) => brandAs<TagId>(text));
export const workId = idText.transform((text) => brandAs<WorkId>(text));

/** An id, or `new:` and a name. */
function readRef(
  text: string,
  context: z.RefinementCtx,
): Readonly<{ isNew: boolean; text: string }> {
  const isNew = text.startsWith(NEW);
  const parsed = isNew
    ? readBySchema(nameSchema, text.slice(NEW.length))
    : readBySchema(idText, text);
  if (parsed.success) return { isNew, text: parsed.data };
  const message = parsed.error.issues[0]?.message ?? 'This is not an id or a name';
  context.addIssue({ code: 'custom', message, input: text });
  return z.NEVER;
}

/** The id of a fleet, or `new:NAME` for one that the sheet forms. */
export const fleetRef = z.string().transform((written, context): FleetRef => {
  const { isNew, text } = readRef(written, context);
  return isNew ? newFleetRef(text) : brandAs<FleetId>(text);
});

/** The id of a unit, or `new:NAME` for one that is still to be built. */
export const unitRef = z.string().transform((written, context): UnitRef => {
  const { isNew, text } = readRef(written, context);
  return isNew ? newUnitRef(text) : brandAs<UnitId>(text);
});

/** How an order speaks of a fleet that an earlier one forms. */
export function newFleetRef(name: string): FleetRef {
  return `${NEW}${name}`;
}

/** The name of a fleet still to be formed, or null for one that exists. */
export function newFleetNameOf(ref: FleetRef): string | null {
  return ref.startsWith(NEW) ? ref.slice(NEW.length) : null;
}
