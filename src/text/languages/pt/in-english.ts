import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "e",
  ofSubject: "em|de",
  terms: `
POST director: diretor; diretora
POST managing director: diretor-geral; diretora-geral
POST finance director: diretor financeiro; diretora financeira
POST president: presidente; presidenta
POST vice president: vice-presidente
POST secretary: secretário; secretária
POST treasurer: tesoureiro; tesoureira
POST member: membro
POST town councillor: vereador; vereadora
POST mayor: prefeito; prefeita; presidente da Câmara; presidente da Câmara Municipal
POST professor | teacher: professor; professora
POST lawyer: advogado; advogada
POST notary: notário; notária
POST engineer: engenheiro; engenheira
POST doctor: médico; médica
POST nurse: enfermeiro; enfermeira
POST architect: arquiteto; arquiteta
POST consultant: consultor; consultora
POST researcher: investigador; investigadora; pesquisador; pesquisadora
POST manager: gerente
POST coordinator: coordenador; coordenadora
POST founder: fundador; fundadora
POST partner: sócio; sócia
POST volunteer mentor: mentor voluntário; mentora voluntária
POST journalist: jornalista
DEGREE doctorate: doutoramento; doutorado
DEGREE master's degree: mestrado
DEGREE bachelor's degree: bacharelado
SUBJECT law: direito
SUBJECT medicine: medicina
SUBJECT economics: economia
SUBJECT energy policy: políticas energéticas
SUBJECT management: gestão
SUBJECT business administration: administração; administração de empresas
SUBJECT history: história
SUBJECT architecture: arquitetura
SUBJECT civil engineering: engenharia civil
SUBJECT animal science: engenharia zootécnica; zootecnia
SUBJECT computer science: informática
SUBJECT psychology: psicologia
SUBJECT physics: física
SUBJECT chemistry: química
SUBJECT mathematics: matemática
BODY: conselho; conselho de administração; conselho fiscal; direção; diretoria; comissão; comitê; mesa; assembleia
`,
};
