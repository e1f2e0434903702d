import type { Flash } from '#http/pages/frame';
import { paperPath } from '#http/reports/report-files';
import { SHARED_TEXTS } from '#http/words/texts';
import { timeText } from '#http/words/times';
import type { IssuedDesk } from './issued-desk.ts';
import { TEXTS } from './texts.ts';

type Desk = Pick<IssuedDesk, 'issued' | 'stage' | 'isClosed' | 'restored' | 'submitted'>;

/** Says that orders may be lost because a backup was restored. */
function restoreFlashes({ restored, stage, isClosed }: Desk, base: string): readonly Flash[] {
  if (restored === null) return [];
  const { at, madeAt } = restored;
  const backup = madeAt === null ? 'a backup' : TEXTS.backupOf(timeText(madeAt));
  const text = TEXTS.operatorOfThisServerRestored(backup, timeText(at));
  if (stage !== 'orders' || isClosed) return [{ tone: 'warning', text }];
  const links = [{ href: `${base}/orders`, label: SHARED_TEXTS.yourOrders }];
  return [{ tone: 'warning', text: TEXTS.checkYourOrders(text), links }];
}

/** What the moderator did last that changed the report. */
function amendmentText({ seen }: Pick<IssuedDesk['issued'], 'seen'>): string {
  const made = seen.findLast(
    ({ type }) => type === 'CorrectionMade' || type === 'RelationSet' || type === 'SettingsChanged',
  );
  if (made?.type === 'SettingsChanged') return TEXTS.changedSettings;
  return made?.type === 'RelationSet' ? TEXTS.setRelation : TEXTS.correctedYourReport;
}

/** Says that a correction changed the player's report, or that one was undone. @rule TURN-3 */
function correctionFlashes({ issued, stage }: Desk, base: string): readonly Flash[] {
  const { turn, edition, news } = issued;
  if (news !== 'corrected' && news !== 'uncorrected') return [];
  const what = TEXTS.editionOfTurn(edition, turn);
  const text =
    news === 'corrected'
      ? TEXTS.moderatorIssued(amendmentText(issued), what)
      : TEXTS.moderatorUndidCorrectionOfYourReport(what);
  const report = { href: paperPath(base, issued, 'report'), label: TEXTS.readReport };
  if (stage !== 'orders') return [{ tone: 'info', text, links: [report] }];
  const orders = { href: `${base}/orders`, label: SHARED_TEXTS.yourOrders };
  return [{ tone: 'warning', text: TEXTS.checkYourOrdersAgain(text), links: [report, orders] }];
}

/** Says that a moderator submitted the orders in the player’s place. */
function proxyFlashes({ submitted, stage }: Desk): readonly Flash[] {
  const by = submitted?.savedBy.role.kind;
  if (stage !== 'orders' || (by !== 'moderator' && by !== 'co-moderator')) return [];
  return [{ tone: 'info', text: TEXTS.moderatorSubmittedForYou }];
}

/** Notes above a player's order pages: what was changed or lost since they wrote. */
export const orderFlashes = (desk: Desk, base: string): readonly Flash[] => [
  ...proxyFlashes(desk),
  ...restoreFlashes(desk, base),
  ...correctionFlashes(desk, base),
];

/** Notes above a player's overview: the same, and which earlier reports the present one replaces. */
export const overviewFlashes = (desk: Desk, base: string): readonly Flash[] => [
  ...proxyFlashes(desk),
  ...restoreFlashes(desk, base),
  ...editionFlashes(desk, base),
];

function editionFlashes(desk: Desk, base: string): readonly Flash[] {
  const { turn, edition, news } = desk.issued;
  switch (news) {
    case 'first':
      return [];
    case 'again': {
      const text = TEXTS.thisIsEditionOfTurn(edition, turn);
      return [{ tone: 'info', text }];
    }
    case 'earlier-turn': {
      const text = TEXTS.moderatorUndidLaterTurns(turn);
      return [{ tone: 'warning', text }];
    }
    case 'corrected':
    case 'uncorrected':
      return correctionFlashes(desk, base);
  }
}
