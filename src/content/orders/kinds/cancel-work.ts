import { z } from 'zod';
import { systemId, unitId, workId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { readReference } from '#content/orders/text/read-references';
import type { SheetLine } from '#content/orders/text/sheet-line';
import { spokenName, spokenProperName } from '#content/orders/text/speak';
import { isWord, type Token } from '#content/orders/text/tokens';
import { SYSTEM_PROJECTS, type SystemProjectKind } from '#model/campaign/project';
import { CANCELLED_UNIT_PROJECTS, type CancelProject } from '#model/orders/cancel-work';

/** The verbs that start projects, which name them in a cancel order. */
const VERBS: Readonly<Record<SystemProjectKind, string>> = {
  productivity: 'develop',
  intel: 'intel',
  terraforming: 'terraform',
};

/** Null: the words are not about a project; a name of one word alone is that of a work. */
function readProject(
  [what, ...rest]: readonly Token[],
  line: SheetLine,
): Readonly<{ order: CancelProject | null }> | null {
  if (rest.length === 0) return null;
  const ofSystem = SYSTEM_PROJECTS.find((kind) => isWord(what, VERBS[kind]));
  if (ofSystem !== undefined) {
    const system = readReference(rest, line.names.systems, 'system', line);
    return {
      order: system && { kind: 'CancelWork', project: ofSystem, system: system.id },
    };
  }
  const ofUnit = CANCELLED_UNIT_PROJECTS.find((kind) => isWord(what, kind));
  if (ofUnit === undefined) return null;
  const unit = readReference(rest, line.names.units, 'unit', line);
  return { order: unit && { kind: 'CancelWork', project: ofUnit, unit: unit.id } };
}

/** `cancel w3`, `cancel repair "Ares"`, `cancel terraform Sol` */
export const cancelWork: OrderContent<'CancelWork'> = {
  verb: 'cancel',
  example: 'cancel w3',
  schema: z.union([
    z.strictObject({ kind: z.literal('CancelWork'), work: workId }),
    z.strictObject({
      kind: z.literal('CancelWork'),
      project: z.enum(CANCELLED_UNIT_PROJECTS),
      unit: unitId,
    }),
    z.strictObject({
      kind: z.literal('CancelWork'),
      project: z.enum(SYSTEM_PROJECTS),
      system: systemId,
    }),
  ]),
  parse: (tokens, line) => {
    const project = readProject(tokens, line);
    if (project !== null) return project.order;
    const work = readReference(tokens, line.names.works, 'work', line);
    return work === null ? null : { kind: 'CancelWork', work: work.id };
  },
  format: (order, names) => {
    if ('work' in order) return `cancel ${names.works.shortOf(order.work)}`;
    return 'system' in order
      ? `cancel ${VERBS[order.project]} ${spokenName(names.systems, order.system)}`
      : `cancel ${order.project} ${spokenProperName(names.units, order.unit)}`;
  },
};
