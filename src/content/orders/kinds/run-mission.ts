import { z } from 'zod';
import { nameSchema } from '#content/name-schema';
import { designId, empireId, systemId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import type { OrderNames } from '#content/orders/order-names';
import { type Clauses, clausesOf } from '#content/orders/text/clauses';
import { readNewName } from '#content/orders/text/read-parts';
import { readReference } from '#content/orders/text/read-references';
import type { FaultLine, SheetLine } from '#content/orders/text/sheet-line';
import { quoted, spokenName } from '#content/orders/text/speak';
import type { Token } from '#content/orders/text/tokens';
import { INTEL_MISSIONS, type IntelMission, type RunMission } from '#model/orders/run-mission';

/** `propaganda labor strike` is `propaganda-labor-strike`. */
function readMission(tokens: readonly Token[], line: FaultLine): IntelMission | null {
  const words = tokens.map(({ text }) => text.toLowerCase()).join('-');
  const mission = INTEL_MISSIONS.find((one) => one === words);
  if (mission !== undefined) return mission;
  const said = tokens.map(({ text }) => text).join(' ');
  const problem = said === '' ? 'Something is missing here.' : `“${said}” is no mission.`;
  const known = INTEL_MISSIONS.map((one) => one.replace('-', ' ')).join(', ');
  return line.fault('SYNTAX', `${problem} Write one of: ${known}.`);
}

const CLAUSES = ['at', 'from', 'class', 'named', 'framing', 'raising', 'lowering'] as const;
type MissionClauses = Pick<Clauses<(typeof CLAUSES)[number]>, 'of'>;

function readEnds({ of }: MissionClauses, line: SheetLine): Pick<RunMission, 'at' | 'from'> | null {
  const at = readReference(of('at'), line.names.systems, 'system', line);
  const from = readReference(of('from'), line.names.systems, 'system', line);
  return at && from && { at: at.id, from: from.id };
}

const idOf = <I>(one: Readonly<{ id: I }> | null | undefined): I | null => one?.id ?? null;

/** What it is aimed at, and who is framed, where the line says so. */
function readAim(
  { of }: MissionClauses,
  line: SheetLine,
): Pick<RunMission, 'design' | 'named' | 'framing'> | null {
  const [ofClass, ofName, framed] = [of('class'), of('named'), of('framing')];
  const design = ofClass && readReference(ofClass, line.names.designs, 'class', line);
  const framing = framed && readReference(framed, line.names.empires, 'power', line);
  const named = ofName && readNewName(ofName, line);
  if ([design, framing, named].includes(null)) return null;
  return { design: idOf(design), named: named ?? null, framing: idOf(framing) };
}

/** Whom a coup moves a non-aligned world toward or away from, where the line says so. */
function readSway(
  { of }: MissionClauses,
  line: SheetLine,
): Pick<RunMission, 'raising' | 'lowering'> | null {
  const [up, down] = [of('raising'), of('lowering')];
  const raising = up && readReference(up, line.names.empires, 'power', line);
  const lowering = down && readReference(down, line.names.empires, 'power', line);
  if (raising === null || lowering === null) return null;
  return {
    ...(raising === undefined ? {} : { raising: raising.id }),
    ...(lowering === undefined ? {} : { lowering: lowering.id }),
  };
}

const swayText = (
  { raising = null, lowering = null }: Pick<RunMission, 'raising' | 'lowering'>,
  { empires }: OrderNames,
): string =>
  (raising === null ? '' : ` raising ${spokenName(empires, raising)}`) +
  (lowering === null ? '' : ` lowering ${spokenName(empires, lowering)}`);

/** `mission espionage fleet at Wolf from Sol`, `mission sabotage ship at Wolf from Sol class Apollo named "Argo"`, `mission sabotage ship at Wolf from Sol class Apollo framing "Loran Imperium"` */
export const runMission: OrderContent<'RunMission'> = {
  verb: 'mission',
  example: 'mission sabotage ship at Wolf from Sol class Apollo framing "Loran Imperium"',
  schema: z.strictObject({
    kind: z.literal('RunMission'),
    mission: z.enum(INTEL_MISSIONS),
    at: systemId,
    from: systemId,
    design: designId.nullable().default(null),
    named: nameSchema.nullable().default(null),
    framing: empireId.nullable().default(null),
    raising: z.exactOptional(empireId.nullable()),
    lowering: z.exactOptional(empireId.nullable()),
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, CLAUSES, line);
    const mission = readMission(clauses.head, line);
    const ends = readEnds(clauses, line);
    const aim = readAim(clauses, line);
    const swayed = readSway(clauses, line);
    if (mission === null || ends === null || aim === null || swayed === null) return null;
    return { kind: 'RunMission', mission, ...ends, ...aim, ...swayed };
  },
  format: ({ mission, at, from, design, named, framing, ...sway }, names) =>
    `mission ${mission.replace('-', ' ')} at ${spokenName(names.systems, at)} from ${spokenName(names.systems, from)}` +
    (design === null ? '' : ` class ${spokenName(names.designs, design)}`) +
    (named === null ? '' : ` named ${quoted(named)}`) +
    (framing === null ? '' : ` framing ${spokenName(names.empires, framing)}`) +
    swayText(sway, names),
};
