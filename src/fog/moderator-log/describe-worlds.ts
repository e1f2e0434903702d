import type { WorldEvent } from '#model/events/world-events';
import { counted } from '#kernel/words/counted';
import type { DescribeRows } from './describe-row.ts';

export const describeWorlds: DescribeRows<WorldEvent> = {
  WorldFounded: ({ world, system, values, units }, names) => {
    const { name, id, era, forceList, nonAligned } = world;
    const { personality, erraticSince, strategy } = nonAligned;
    const nature = erraticSince === undefined ? personality : `erratic, now ${personality}`;
    const { census, morale, productivity, intel } = values;
    return (
      `${name} (${id}) is a non-aligned world at ${names.system(system)}: Census ${census}, Morale ${morale}, Productivity ${productivity}, ` +
      `Intel ${intel}; list ${forceList}, era ${era}, ${nature}, ${strategy}, ${counted(units.length, 'unit')}`
    );
  },
};
