/** What runs in the pages. Each of them works without it. */
import { copyText } from './copy-text.ts';
import { followRun } from './follow-run.ts';
import { judgeDesign } from './judge-design.ts';
import { judgeWhileTyping } from './judge-while-typing.ts';
import { galaxyMap } from './galaxy-map.ts';
import { orderMap } from './order-map.ts';
import { localTime } from './local-time.ts';
import { mapStops } from './map-stops.ts';
import { panAndZoom, showWhole } from './pan-and-zoom.ts';
import { showCurrent } from './show-current.ts';
import { showOnMap } from './show-on-map.ts';
import { playback } from './playback.ts';
import { scenarioChoice } from './scenario-choice.ts';
import { searchSettings } from './search-settings.ts';
import { sendOnce } from './send-once.ts';
import { switchTheme } from './switch-theme.ts';
import { terms } from './terms.ts';

for (const text of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-judge]')) {
  judgeWhileTyping(text);
}
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-design]')) {
  judgeDesign(form);
}
for (const map of document.querySelectorAll<SVGSVGElement>('[data-tool="map"] .map svg')) {
  if (map.closest('[data-view="whole"]') !== null) showWhole(map);
  panAndZoom(map);
}
for (const row of document.querySelectorAll('.site-nav ul')) showCurrent(row);
for (const box of document.querySelectorAll('.map-canvas')) showOnMap(box);
for (const tool of document.querySelectorAll<HTMLElement>('[data-tool="order-map"]'))
  orderMap(tool);
for (const tool of document.querySelectorAll<HTMLElement>('[data-tool="galaxy-map"]'))
  galaxyMap(tool);
for (const map of document.querySelectorAll<SVGSVGElement>('.map svg:not([role])')) mapStops(map);
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) sendOnce(form);
for (const form of document.querySelectorAll<HTMLFormElement>('[data-tool="scenario-choice"]')) {
  scenarioChoice(form);
}
for (const form of document.querySelectorAll<HTMLFormElement>('[data-tool="setting-search"]')) {
  searchSettings(form);
}
for (const text of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
  '[data-copy]',
)) {
  copyText(text);
}
for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local]')) localTime(time);
for (const form of document.querySelectorAll<HTMLFormElement>('form.theme-form')) switchTheme(form);
for (const place of document.querySelectorAll<HTMLElement>('[data-follow]')) followRun(place);
for (const box of document.querySelectorAll<HTMLElement>('[data-tool="playback"]')) playback(box);
terms();
