import type { Route } from '#model/forces/route';
import type { Names } from './names.ts';
import { listed } from '#kernel/words/listed';

/** What a fleet does turn after turn, in words. */
export function describeRoute(route: Route, names: Names): string {
  switch (route.kind) {
    case 'to':
      return `go to ${names.system(route.system)}`;
    case 'hold':
      return `hold ${names.system(route.system)}`;
    case 'patrol':
      return `patrol ${listed(route.stops.map(names.system))}`;
    case 'escort':
      return `escort ${names.fleet(route.fleet)}`;
    case 'trade':
      return `trade at ${names.system(route.system)}`;
    case 'return':
      return 'go to the nearest own shipyard when a unit of it is crippled';
  }
}
