import assert from "node:assert/strict";
import { test } from "node:test";
import { isBoardRole } from "../../src/presentation/board-roles.ts";

const taken = (titles: readonly (readonly [title: string, body: string])[]) =>
  titles.flatMap(([title, body]) => (isBoardRole(title, [body]) ? [title] : []));

test("chair makers, professors, film directors and salaried managers are not board members", () => {
  const none = [
    ["Chair maker", "Teasel Workshop"],
    ["Chair Maker and Upholsterer", "Teasel Workshop"],
    ["Chair in Physics", "Orrell College"],
    ["Chair of Organic Chemistry", "Orrell College"],
    ["Chair", "Department of Physics"],
    ["Chair", "Committee on the Judiciary"],
    ["Director", "Molar Films"],
    ["Managing Director", "Fisk Bank"],
    ["Sales Director", "Works"],
    ["Advisory board member", "Fisk Labs"],
    ["Board game designer", "Fisk Games"],
    ["Administrateur système", "Orrell SA"],
    ["Parlamentarischer Geschäftsführer", "Fraktion"],
    ["Assistent der Geschäftsführung", "Molar GmbH"],
  ] as const;
  assert.deepEqual(taken(none), []);
});

test("recognises board seats and legal directors in the languages of profiles", () => {
  const seats = [
    ["Non-executive director", "Mills"],
    ["Board member", "Orrell Trust"],
    ["Member of the Supervisory Board", "Fisk AG"],
    ["Member, Board of Directors", "Fisk Inc"],
    ["Chair", "Works"],
    ["Founder and Chairman", "Works"],
    ["Trustee", "Orrell Trust"],
    ["Chair of the Board", "Orrell College"],
    ["Geschäftsführer", "Molar GmbH"],
    ["Geschäftsführerin", "Molar GmbH"],
    ["Mitglied des Aufsichtsrats", "Fisk AG"],
    ["Administrateur", "Orrell SA"],
    ["Présidente du conseil d’administration", "Orrell SA"],
    ["Miembro del consejo de administración", "Orrell SA"],
    ["Członek zarządu", "Orrell sp. z o.o."],
    ["Valdybos narė", "Orrell UAB"],
  ] as const;
  assert.deepEqual(
    taken(seats),
    seats.map(([title]) => title),
  );
});
