import type { Report } from '#app/usecases/reports/read-report';
import { battleAnchor } from '#report/document/anchors';
import type { Site } from '#http/site';
import type { TutorialKeys } from '#http/tutorials/tutorial-content';
import { tutorialKeys } from '#http/tutorials/tutorial-keys';
import type { PlayerSeat } from '#http/visits/seat';
import { paperPath } from './report-files.ts';

/** How the record of a battle is read, above the first report with one; `href`: where it is. */
export type FirstBattle = Readonly<{ keys: TutorialKeys; href: string }>;

/** The guide above a report; null: it tells of no battle, or the player doesn’t need one. */
export async function firstBattleIn(
  { useCases }: Site,
  seat: PlayerSeat,
  report: Report,
): Promise<FirstBattle | null> {
  const fought = report.seen.find((event) => event.type === 'BattleEnded');
  if (fought === undefined) return null;
  const { actor, base } = seat;
  const { turn } = report;
  const read = await useCases.readTutorial({ actor, tutorial: 'first-battle', turn });
  // A report can be read without it.
  if (!read.ok || !read.value.isShown) return null;
  return {
    keys: tutorialKeys(seat, 'first-battle', paperPath(base, report, 'report')),
    href: `#${battleAnchor(fought.battle)}`,
  };
}
