import { cite } from '#kernel/reasons/cite';
import type { UnitDesign } from '#model/forces/design';
import type { ContentIssue } from '#content/issue';
import { fault } from './check.ts';

/** Only ground units lose Attrition, and never all of it. @rule CON-7 */
export function damageFaults(
  { damage }: Readonly<{ damage: number }>,
  { name, kind, ground }: UnitDesign,
  path: string,
): readonly ContentIssue[] {
  if (damage === 0) return [];
  const attrition = kind === 'ground' ? (ground?.attrition ?? 0) : 0;
  if (damage < attrition) return [];
  const text =
    attrition === 0
      ? `${name} is not a ground unit and has no Attrition. Leave out “damage”.`
      : `${name} has Attrition ${attrition}. Give at most ${attrition - 1} damage.`;
  return [fault(`${path}.damage`, 'VALUE', text, cite('CON-7'))];
}
