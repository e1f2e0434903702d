import { valuesById } from '#kernel/collections/tables';
import { ALL_STANDING_ORDERS, type StandingOrders } from '#model/forces/standing-orders';
import type { Block } from '#report/document/document';
import { phrase, quiet, strong } from '#report/document/inline';
import { describeDoctrine } from '#report/sentences/describe-doctrine';
import { describeStanding } from '#report/sentences/describe-standing';
import { standingText } from '#report/sentences/standing-text';
import { doctrineOf } from '#rules/forces/doctrine-of';
import type { ReportContext } from './context.ts';

/** What somebody ordered otherwise than the book has it. */
function ownWishes(standing: StandingOrders): Partial<StandingOrders> {
  const book: Readonly<Record<string, unknown>> = ALL_STANDING_ORDERS;
  const wishes = Object.entries(standing).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(book[key]),
  );
  return Object.fromEntries(wishes);
}

/** What fleets do when nobody can ask their player, as far as it is not what the book says; then the fleets that differ. @rule TURN-4 @rule ENC-5 */
export function standingBlocks({ view, names }: ReportContext): readonly Block[] {
  const { standing } = view.empire;
  const clauses = describeStanding(ownWishes(standing), names);
  const isBook = doctrineOf(standing)?.doctrine === 'by-the-book';
  const wishes = [...(isBook ? [] : describeDoctrine(standing)), ...clauses];
  const all = wishes.length === 0 ? 'all by the book' : `${wishes.join('; ')}; else by the book`;
  const differing = valuesById(view.fleets).flatMap((fleet) => {
    const rules = standingText(fleet.standing, names);
    return rules === '' ? [] : [phrase(strong(names.fleet(fleet.id)), `: ${rules}.`)];
  });
  const none = quiet(differing.length === 0 ? ' No fleet has standing orders of its own.' : '');
  return [{ kind: 'list', items: [phrase(strong('All fleets'), `: ${all}.`, none), ...differing] }];
}
