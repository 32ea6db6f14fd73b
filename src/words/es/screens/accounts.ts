import type { Words } from "../../words.ts";
import { formats } from "../formats.ts";

const { plural } = formats;

/** The pages of members and of the usage of their keys. */
export const accounts: Pick<Words["screens"], "members" | "usage"> = {
  members: {
    page: "Miembros",
    title: "Miembros",
    lead: "Las personas que trabajan con esta cuenta. El papel de un miembro limita lo que pueden hacer sus claves.",
    none: "Todavía no hay miembros. Quien tiene una clave trabaja sin nombre.",
    failed: "No se pudieron cargar los miembros",
    add: "Añadir miembro",
    adding: "Añadiendo…",
    addFailed: "No se pudo añadir el miembro",
    name: "Nombre",
    nameMissing: "Escriba un nombre.",
    email: "Dirección de correo",
    emailHint: "Si está configurado el inicio de sesión de su organización, entra con esta dirección.",
    emailMissing: "Escriba una dirección de correo.",
    role: "Papel",
    roleOf: (name) => `Papel de ${name}`,
    roles: {
      reader: { title: "Lector", hint: "Busca personas y lee las consultas existentes." },
      analyst: { title: "Analista", hint: "También inicia consultas e importa personas." },
      owner: { title: "Propietario", hint: "Puede hacerlo todo, y gestiona claves y miembros." },
    },
    added: (day) => `añadido el ${day}`,
    removedOn: (day) => `retirado el ${day}`,
    changeTitle: "¿Cambiar este papel?",
    changeText: (name, role) =>
      `${name} pasa a ser ${role}. En un segundo sus claves pierden lo que el nuevo papel no permite; por sí solas no ganan nada.`,
    changeConfirm: "Cambiar el papel",
    changing: "Cambiando…",
    changeFailed: "No se pudo cambiar el papel",
    remove: "Retirar…",
    removeTitle: "¿Retirar a este miembro?",
    removeText: (name) =>
      `Todas las claves de ${name} dejan de valer en un segundo, y su dirección se borra. No se puede deshacer.`,
    removeConfirm: "Retirar al miembro",
    removing: "Retirando…",
    removeFailed: "No se pudo retirar al miembro",
  },
  usage: {
    page: "Uso",
    title: "Uso",
    lead: "Consultas por día y por clave. Una consulta de pago solo se cobra si termina bien y encuentra a alguien. Los días son en UTC.",
    failed: "No se pudo cargar el uso",
    none: "Ninguna consulta en este periodo.",
    period: "Periodo",
    lastDays: (days) => (days === 366 ? "Último año" : `Últimos ${days} días`),
    chart: "Consultas por día",
    lookups: (count) => plural(count, { one: "# consulta", other: "# consultas" }),
    table: "Uso por día y por clave",
    day: "Día",
    key: "Clave",
    begun: "Iniciadas",
    charged: "Cobradas",
    trials: "Pruebas",
    returned: "Devueltas",
  },
};
