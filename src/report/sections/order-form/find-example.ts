import type { EmpireView } from '#fog/views/empire-view';
import { quotedName } from './quoted-name.ts';

/** What could be taken of the first find that is open, such as `Corvette from derelicts at Wolf`; null: there is none. @rule MAP-8 */
export function findExample({ empire, systems, designs }: EmpireView): string | null {
  const [find] = empire.finds;
  const [offer] = find?.classes ?? [];
  if (find === undefined || offer === undefined) return null;
  const what = quotedName(designs[offer]?.design.name ?? offer);
  return `${what} from ${find.kind} at ${quotedName(systems[find.system]?.name ?? find.system)}`;
}
