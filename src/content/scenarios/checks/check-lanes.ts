import { counted } from '#kernel/words/counted';
import { listed } from '#kernel/words/listed';
import { cite } from '#kernel/reasons/cite';
import type { Hex } from '#model/campaign/system';
import { openHexesOf } from '#content/scenarios/open-hexes-of';
import { compareText } from '#kernel/result/compare-text';
import { type Check, fault, faultIfUnknown, faultsIfTwice } from './check.ts';
import { canBeJoined } from '#model/campaign/can-be-joined';
import { hexDistance } from '#model/campaign/hex-distance';

/** Lanes join two different systems at most two hexes apart, each pair once. @rule MAP-9 @rule MAP-12 */
export const checkLanes: Check = {
  needs: ['systems', 'lanes', 'explore', 'rings'],
  run: (scenario) => {
    const { systems, lanes } = scenario;
    const open = new Map(openHexesOf(scenario).map((hex): [string, Hex] => [hex.id, hex]));
    const byName = new Map<string, Hex>([
      ...open,
      ...systems.map((one) => [one.name, one] as const),
    ]);
    const known = { what: 'system', names: [...byName.keys()] };
    return [
      ...lanes.flatMap(({ between }, index) =>
        between.flatMap((name, end) =>
          faultIfUnknown(`lanes[${index}].between[${end}]`, name, known),
        ),
      ),
      ...lanes.flatMap(({ between: [one, other] }, index) => {
        const a = byName.get(one);
        const b = byName.get(other);
        if (a === undefined || b === undefined) return [];
        if (canBeJoined(a, b)) return [];
        const distance = hexDistance(a, b);
        const text =
          distance === 0
            ? `The lane leads from ${one} to ${one}. Name two systems.`
            : `${one} and ${other} are ${counted(distance, 'hex', 'hexes')} apart. A lane joins systems at most 2 hexes apart.`;
        return [fault(`lanes[${index}].between`, 'PLACE', text, cite('MAP-9'))];
      }),
      ...lanes.flatMap(({ between, class: kind }, index) => {
        const dark = between.filter((end) => open.has(end));
        if (dark.length === 0 || (dark.length === 1 && kind === 'unexplored')) return [];
        const text = `The lane leads to ${listed(dark)}, where nobody has been. Begin it at a system, and make it unexplored.`;
        return [fault(`lanes[${index}]`, 'PLACE', text, cite('MAP-12'))];
      }),
      ...faultsIfTwice(
        lanes,
        ({ between }) => [...between].sort(compareText).join('\n'),
        ({ between: [a, b] }, index, first) =>
          fault(
            `lanes[${index}]`,
            'TWICE',
            `lanes[${first}] already joins ${a} and ${b}. Remove one of the two.`,
          ),
      ),
    ];
  },
};
