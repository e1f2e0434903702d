/** What runs in the pages. Each of them works without it. */
import { judgeWhileTyping } from './judge-while-typing.ts';
import { panAndZoom } from './pan-and-zoom.ts';
import { sendOnce } from './send-once.ts';
import { switchTheme } from './switch-theme.ts';

for (const text of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-judge]')) {
  judgeWhileTyping(text);
}
for (const map of document.querySelectorAll<SVGSVGElement>('[data-tool="map"] .map svg')) {
  panAndZoom(map);
}
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-once]')) sendOnce(form);
for (const form of document.querySelectorAll<HTMLFormElement>('form.theme-form')) switchTheme(form);
