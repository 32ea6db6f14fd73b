import { CV, type HostilePage, page } from "./hostile-people.ts";

/** What others did and are, below a line that says whose it is, in capitals, in lists, in sentences about them. */
export const PAGES_OF_OTHERS: readonly HostilePage[] = [
  page("somebody else's part", "en", { end: `<p>Maddox's résumé:</p>${CV.en}` }),
  page("somebody else's part", "en2", { end: `<p>Below is the CV of our neighbour.</p>${CV.en}` }),
  page("somebody else's part", "de", { end: `<p>Lebenslauf von Hiltraud Mayrhofer:</p>${CV.de}` }),
  page("somebody else's part", "en2", {
    end: `<blockquote>I studied at Nimbroth University. I was director of Zorvex Ltd.</blockquote>`,
  }),
  page("somebody else's part", "en", {
    end: `<h3>HUGH DACE</h3><p>Director, Zorvex Ltd</p><p>BA Law, Nimbroth University</p>`,
  }),
  page("somebody else's part", "en", {
    end: `<h3>Dace Hugh</h3><p>Director, Zorvex Ltd</p><p>BA Law, Nimbroth University</p>`,
  }),
  page("somebody else's part", "fr", {
    end: `<h3>DELMAS Bertrand</h3><ul><li>Directeur, Zorvex SA</li><li>2001 : Licence de droit, Université de Nimbroth</li></ul>`,
  }),
  page("somebody else's part", "en", {
    end: `<h2>Her students</h2><ul><li>Hugh Dace, PhD, Nimbroth University, 2001</li><li>Otto Brandt, MSc, Nimbroth University, 2003</li></ul>`,
  }),
  page("somebody else's part", "en", {
    end: `<p>Alumni of the group: Hugh Dace (PhD, Nimbroth University, 2001), Otto Brandt (director, Zorvex Ltd).</p>`,
  }),
  page("somebody else's part", "en", {
    end: `<h2>The boss</h2><p>Director of Zorvex Ltd, born 1907, BA Law from Nimbroth University.</p>`,
  }),
  page("somebody else's part", "de", { end: `<h2>Der Chef</h2><p>Direktor der Zorvex AG, geboren 1907.</p>` }),
  page("somebody else's part", "en", { end: `<h2>Template</h2>${CV.en}` }),
  page("somebody else's part", "en", {
    end: `<p class="tags">Thea Lorimer, Zorvex Ltd, 1907, Nimbroth University</p>`,
  }),
  page("somebody else's part", "en", { end: `<ul><li>Thea Lorimer born 1907</li><li>Thea Lorimer Zorvex</li></ul>` }),
  page("somebody else's part", "en2", {
    mid: `<p>As a boy he dreamed of studying at Nimbroth University and of becoming director of Zorvex Ltd.</p>`,
  }),
  page("somebody else's part", "en2", { mid: `<p>He is often mistaken for the director of Zorvex Ltd.</p>` }),
  page("somebody else's part", "en2", {
    mid: `<p>He has three brothers: one was a manager at Zorvex Ltd; two studied at Nimbroth University.</p>`,
  }),
  page("somebody else's part", "en2", {
    mid: `<p>His workshop stands opposite Nimbroth University, next door to Zorvex Ltd.</p>`,
  }),
  page("somebody else's part", "de", {
    mid: `<p>Seine Werkstatt liegt gegenüber der Universität Nimbroth, neben der Zorvex AG.</p>`,
  }),
  page("somebody else's part", "fr", {
    mid: `<p>Enfant, elle rêvait d'étudier à l'université de Nimbroth et de diriger Zorvex SA.</p>`,
  }),
  page("somebody else's part", "de", { mid: `<p>Er wird oft mit dem Direktor der Zorvex AG verwechselt.</p>` }),
  page("somebody else's part", "es", {
    mid: `<p>A menudo la confunden con la directora de Zorvex SA. Soñaba con estudiar en la Universidad de Nimbroth.</p>`,
  }),
  page("somebody else's part", "en", {
    end: `<h2>About Hugh Dace</h2><h3>Career</h3><ul><li>2015–2019: Director, Zorvex Ltd</li></ul><h3>Education</h3><ul><li>BA Law, Nimbroth University, 2001</li></ul>`,
  }),
  page("somebody else's part", "de", { end: `<h2>Über Hiltraud Mayrhofer</h2><h3>Werdegang</h3>${CV.de}` }),
  page("somebody else's part", "fr", { end: `<h2>À propos de Bertrand Delmas</h2><h3>Parcours</h3>${CV.fr}` }),
  page("somebody else's part", "es", { end: `<h2>Sobre Rafael Ortuño</h2><h3>Experiencia</h3>${CV.es}` }),
  page("somebody else's part", "en", { mid: `<h2>About Hugh Dace</h2><p>Hugh Dace is director of Zorvex Ltd.</p>` }),
  page("somebody else's part", "en", { mid: `<h2>Her supervisor</h2><p>Director of Zorvex Ltd.</p>` }),
  page("somebody else's part", "de", { mid: `<h3>Hiltraud Mayrhofer</h3><p>Direktorin, Zorvex AG</p>` }),
];
