import { valuesById } from '#kernel/collections/tables';
import type { Block } from '#report/document/document';
import { phrase, quiet, strong } from '#report/document/inline';
import { describeStanding } from '#report/sentences/describe-standing';
import type { ReportContext } from './context.ts';

/** What fleets do when nobody can ask their player; then the fleets that differ. @rule TURN-4 @rule ENC-5 */
export function standingBlocks({ view, names }: ReportContext): readonly Block[] {
  const differing = valuesById(view.fleets).flatMap((fleet) => {
    const rules = describeStanding(fleet.standing, names);
    return rules.length === 0
      ? []
      : [phrase(strong(names.fleet(fleet.id)), `: ${rules.join('; ')}.`)];
  });
  const all = describeStanding(view.empire.standing, names);
  return [
    { kind: 'paragraph', text: phrase(strong('All fleets'), `: ${all.join('; ')}.`) },
    differing.length === 0
      ? { kind: 'paragraph', text: [quiet('No fleet has standing orders of its own.')] }
      : { kind: 'list', items: differing },
  ];
}
