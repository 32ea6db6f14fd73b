import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "y|e",
  ofSubject: "en|de",
  terms: `
POST mayor: alcalde; alcaldesa
POST director: directora
POST managing director: director general; directora general
POST finance director: director financiero; directora financiera
POST president: presidente; presidenta
POST vice president: vicepresidente; vicepresidenta
POST secretary: secretario; secretaria
POST general secretary: secretario general; secretaria general
POST treasurer: tesorero; tesorera
POST notary: notario; notaria
POST lawyer: abogado; abogada
POST professor: catedrático; catedrática
POST lecturer | teacher: profesor; profesora
POST visiting lecturer: profesor invitado; profesora invitada
POST teacher: maestro; maestra
POST engineer: ingeniero; ingeniera
POST civil engineer: ingeniero civil; ingeniera civil
POST doctor: médico; médica
POST nurse: enfermero; enfermera
POST architect: arquitecto; arquitecta
POST consultant: consultor; consultora
POST adviser: asesor; asesora
POST researcher: investigador; investigadora
POST manager: gerente
POST town councillor: concejal; concejala
POST member: miembro; socio; socia
POST founder: fundador; fundadora
POST co-founder: cofundador; cofundadora
POST coordinator: coordinador; coordinadora
POST independent board member: consejero independiente; consejera independiente
DEGREE doctorate: doctorado
DEGREE master's degree: máster; maestría
DEGREE bachelor's degree: grado
DEGREE secondary-school diploma: bachillerato
SUBJECT law: derecho
SUBJECT medicine: medicina
SUBJECT economics: economía; ciencias económicas
SUBJECT business administration: administración de empresas; administración y dirección de empresas
SUBJECT history: historia
SUBJECT architecture: arquitectura
SUBJECT civil engineering: ingeniería civil
SUBJECT computer science: informática
SUBJECT psychology: psicología
SUBJECT journalism: periodismo
SUBJECT physics: física
SUBJECT chemistry: química
SUBJECT mathematics: matemáticas
BODY: consejo; consejo de administración; directiva; junta; junta directiva; comité; comité de dirección; patronato
`,
};
