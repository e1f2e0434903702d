import type { SetupFile } from '#content/setups/setup-schema';
import { counted } from '#kernel/words/counted';
import type { Document } from '#report/document/document';
import { rulesSheet } from '#report/reports/rules-sheet';
import { ringsOf } from './drawn-base.ts';
import { settingsOfSetup } from './setup-settings.ts';

/** What the map is called, and for one that is drawn its size. @rule MAP-1 */
function mapNameOf(file: Pick<SetupFile, 'map' | 'empires'>): string {
  const { map } = file;
  if ('scenario' in map) return map.scenario.name;
  const { title } = map.draw;
  return `${title}, drawn with ${counted(ringsOf(map.draw, file), 'ring')}`;
}

/** The rules sheet of a setup, called `campaign`: on which map, by how many players and by which settings it will be played. */
export const rulesSheetOfSetup = (campaign: string, file: SetupFile): Document =>
  rulesSheet({
    campaign,
    ...settingsOfSetup(file),
    played: { mapName: mapNameOf(file), players: file.empires.length },
  });
