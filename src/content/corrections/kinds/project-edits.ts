import { z } from 'zod';
import type { CorrectionContent, CorrectionLine } from '#content/corrections/correction-content';
import type { CorrectionNames } from '#content/corrections/correction-names';
import { readSystem, readThing } from '#content/corrections/read-things';
import { spokenSystem, spokenUnit } from '#content/corrections/speak-things';
import { amount } from '#content/corrections/values';
import { systemId, unitId } from '#content/orders/id-schemas';
import { readChoice, readNumber } from '#content/orders/text/read-parts';
import type { Token } from '#content/orders/text/tokens';
import { type ProjectKind, SYSTEM_PROJECTS, UNIT_PROJECTS } from '#model/campaign/project';
import type { EditSubject } from '#model/corrections/edit';

const KINDS = [...SYSTEM_PROJECTS, ...UNIT_PROJECTS] as const;

const subject = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('system'), system: systemId }),
  z.strictObject({ kind: z.literal('unit'), unit: unitId }),
]);

type About = Readonly<{ project: ProjectKind; subject: EditSubject }>;

function readProject(tokens: readonly Token[], line: CorrectionLine): About | null {
  const project = readChoice(tokens.slice(0, 1), KINDS, line);
  const rest = tokens.slice(1);
  if (project === null) return null;
  if (SYSTEM_PROJECTS.some((one) => one === project)) {
    const system = readSystem(rest, line);
    return system === null ? null : { project, subject: { kind: 'system', system } };
  }
  const unit = readThing(rest, 'units', line);
  return unit === null ? null : { project, subject: { kind: 'unit', unit } };
}

const spoken = ({ project, subject: about }: About, names: CorrectionNames): string =>
  `${project} ${about.kind === 'system' ? spokenSystem(about.system, names) : spokenUnit(about.unit, names)}`;

/** `stop repair human.u3`, `stop productivity Sol`: it is under way no more, and nothing is given back */
export const stopProject: CorrectionContent<'StopProject'> = {
  verbs: ['stop'],
  examples: ['stop repair human u3', 'stop productivity Sol'],
  schema: z.strictObject({ kind: z.literal('StopProject'), project: z.enum(KINDS), subject }),
  parse: (tokens, line) => {
    const about = readProject(tokens, line);
    return about === null ? null : { kind: 'StopProject', ...about };
  },
  format: (edit, names) => `stop ${spoken(edit, names)}`,
};

/** `paid-for repair human.u3 4`: what was paid for it */
export const setProjectPaid: CorrectionContent<'SetProjectPaid'> = {
  verbs: ['paid-for'],
  examples: ['paid-for repair human u3 4', 'paid-for productivity Sol 12'],
  schema: z.strictObject({
    kind: z.literal('SetProjectPaid'),
    project: z.enum(KINDS),
    subject,
    to: amount,
  }),
  parse: (tokens, line) => {
    const about = readProject(tokens.slice(0, -1), line);
    const to = readNumber(tokens.slice(-1), 'the points', line);
    return about === null || to === null ? null : { kind: 'SetProjectPaid', ...about, to };
  },
  format: (edit, names) => `paid-for ${spoken(edit, names)} ${edit.to}`,
};
