import { z } from 'zod';
import { designId, empireId, systemId } from '#content/orders/id-schemas';
import type { OrderContent } from '#content/orders/order-content';
import { type Clauses, clausesOf } from '#content/orders/text/clauses';
import { readReference } from '#content/orders/text/read-references';
import type { FaultLine, SheetLine } from '#content/orders/text/sheet-line';
import { spokenName } from '#content/orders/text/speak';
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

type MissionClauses = Pick<Clauses<'at' | 'from' | 'class' | 'framing'>, 'of'>;

function readEnds({ of }: MissionClauses, line: SheetLine): Pick<RunMission, 'at' | 'from'> | null {
  const at = readReference(of('at'), line.names.systems, 'system', line);
  const from = readReference(of('from'), line.names.systems, 'system', line);
  return at && from && { at: at.id, from: from.id };
}

/** What it is aimed at, and who is framed, where the line says so. */
function readAim(
  { of }: MissionClauses,
  line: SheetLine,
): Pick<RunMission, 'design' | 'framing'> | null {
  const [ofClass, framed] = [of('class'), of('framing')];
  const design = ofClass && readReference(ofClass, line.names.designs, 'class', line);
  const framing = framed && readReference(framed, line.names.empires, 'power', line);
  if (design === null || framing === null) return null;
  return { design: design?.id ?? null, framing: framing?.id ?? null };
}

/** `mission espionage fleet at Wolf from Sol`, `mission sabotage ship at Wolf from Sol class Apollo framing "Loran Imperium"` */
export const runMission: OrderContent<'RunMission'> = {
  verb: 'mission',
  example: 'mission sabotage ship at Wolf from Sol class Apollo framing "Loran Imperium"',
  schema: z.strictObject({
    kind: z.literal('RunMission'),
    mission: z.enum(INTEL_MISSIONS),
    at: systemId,
    from: systemId,
    design: designId.nullable().default(null),
    framing: empireId.nullable().default(null),
  }),
  parse: (tokens, line) => {
    const clauses = clausesOf(tokens, ['at', 'from', 'class', 'framing'], line);
    const mission = readMission(clauses.head, line);
    const ends = readEnds(clauses, line);
    const aim = readAim(clauses, line);
    if (mission === null || ends === null || aim === null) return null;
    return { kind: 'RunMission', mission, ...ends, ...aim };
  },
  format: ({ mission, at, from, design, framing }, names) =>
    `mission ${mission.replace('-', ' ')} at ${spokenName(names.systems, at)} from ${spokenName(names.systems, from)}` +
    (design === null ? '' : ` class ${spokenName(names.designs, design)}`) +
    (framing === null ? '' : ` framing ${spokenName(names.empires, framing)}`),
};
