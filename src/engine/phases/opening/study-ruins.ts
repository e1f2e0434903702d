import { gainTech } from '#engine/discovery/gain-tech';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { CampaignState } from '#model/campaign/state';
import type { RuleSet } from '#model/settings/rule-set';
import { ruinsTaughtTo } from '#rules/tech/ruins-taught';

const OPT_11 = { cite: cite('OPT-11'), rolls: [] } as const;

/**
 * Colonies beside ruins, and science institutes there, bring their owners tech investment.
 * @rule MAP-8 @rule OPT-11 @rule TECH-1
 * @ruling The tech investment from ruins comes at the opening, when Utilized Productivity is fixed.
 */
export function studyRuins(record: Recorder, rules: RuleSet): void {
  const taught = institutesOf(record.state());
  for (const system of valuesById(record.state().systems)) {
    const { id, owner: empire } = system;
    if (empire === null) continue;
    const points = ruinsTaughtTo(system, taught.has(`${empire}/${id}`), rules);
    const gain = { empire, system: id };
    gainTech(record, { ...gain, source: 'ruins-studied', points: points.colony });
    gainTech(record, { ...gain, source: 'institute', points: points.institute }, OPT_11);
  }
}

/** The science institutes that work, by owner and system. */
const institutesOf = ({ units, designs }: CampaignState): ReadonlySet<string> =>
  new Set(
    valuesById(units).flatMap(({ owner, design, place, condition, status }) => {
      const isAtWork = place.kind === 'system' && condition === 'sound' && status === 'active';
      if (!isAtWork || rowOf(designs, design).role !== 'institute') return [];
      return [`${owner}/${place.system}`];
    }),
  );
