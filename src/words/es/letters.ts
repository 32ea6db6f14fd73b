import type { Letters } from "../words.ts";
import { formats } from "./formats.ts";

/** Las cartas a las personas sobre las que se hacen consultas. */
export const letters: Letters = {
  formats,
  greeting: (name) => (name === "" ? "Hola:" : `Hola, ${name}:`),
  subject: (number) => `Su solicitud ${number}`,
  code: {
    subject: "Su código",
    text: (code, minutes) =>
      `Su código es ${code}. Vale durante ${minutes} minutos.\n\nAlguien ha preguntado, con esta dirección, por los datos personales que se conservan sobre su persona. Si no ha sido usted, no haga nada: sin el código no se entrega nada.\n`,
  },
  kinds: {
    access: "una copia de lo que se conserva sobre usted",
    rectification: "la rectificación de lo que se conserva sobre usted",
    objection: "que no se hagan más consultas sobre usted",
    erasure: "la supresión de lo que se conserva sobre usted",
    complaint: "una respuesta a su reclamación",
  },
  received: (asked, day) => `Recibimos su solicitud el ${day}. Usted pide: ${asked}.`,
  due: (day, law) => `Tendrá nuestra respuesta a más tardar el ${day} (${law}). Es gratuita.`,
  duePromised: (day) => `Tendrá nuestra respuesta a más tardar el ${day}. Es gratuita.`,
  extended: (day, law) =>
    `Su solicitud nos lleva más tiempo de lo habitual. Tendrá nuestra respuesta a más tardar el ${day} (${law}).`,
  reason: (text) => `Nuestro motivo: ${text}`,
  granted: {
    access:
      "Se acepta su solicitud de una copia. La copia está en la página de su solicitud, o se la enviamos por separado.",
    rectification:
      "Lo que usted señaló como erróneo se ha rectificado. Desde ahora figura su propia indicación dondequiera que se le consulte, y se informa a quien hubiera leído otra cosa.",
    objection: "Ya no se hacen consultas sobre usted aquí, y no se muestra nada sobre usted.",
    erasure:
      "Se ha suprimido todo lo que se conservaba sobre usted. Para que no se le vuelva a recoger, se guardan huellas cifradas de sus identificadores, que no dicen a nadie quién es usted.",
    complaint: "Hemos examinado su reclamación.",
  },
  refused: (asked) => `No accedemos a su solicitud. Usted pedía: ${asked}.`,
  answer: (text) => `Nuestra respuesta: ${text}`,
  receipt: (number) => `El número del justificante es ${number}.`,
  withdrawn: "Su solicitud se retiró o ha caducado. Puede presentar otra en cualquier momento.",
  complain: (authority) =>
    `Si no está de acuerdo, puede reclamar ante: ${authority}. También puede acudir a los tribunales.`,
  anyAuthority: "la autoridad de protección de datos del lugar donde vive o trabaja",
  desk: (address) => `Puede dirigirse a nosotros de nuevo en cualquier momento: ${address}`,
  notice: {
    subject: "Tenemos datos personales sobre usted",
    intro: "le informamos de que tenemos datos personales sobre usted que no hemos obtenido de usted.",
    since: (day) => `Los tenemos desde el ${day}.`,
    who: "Quiénes somos: [nombre y contacto del responsable y del delegado de protección de datos]",
    purposes: (purposes) => `Para qué: ${purposes}. Base jurídica: [base jurídica, y el interés legítimo si lo es]`,
    anyPurpose: "[finalidad]",
    what: "Qué datos: nombres, contactos, trabajo, estudios y perfiles públicos, en la medida en que se conocen.",
    from: "De dónde: fuentes públicas y [archivos que usted importó]. Su copia nombra cada una de ellas.",
    recipients: "Quién los recibe: [destinatarios, y países fuera de la UE con sus garantías]",
    until: "Cuánto tiempo: [plazo hasta la supresión]",
    rights:
      "Puede pedir una copia, la rectificación, la supresión o la limitación, y oponerse en cualquier momento al uso de sus datos. Puede reclamar ante la autoridad de control. Ninguna decisión sobre usted la toma una máquina por sí sola.",
    how: (address) => `Cómo pedirlo: ${address}`,
    anyAddress: "[contacto]",
  },
};
