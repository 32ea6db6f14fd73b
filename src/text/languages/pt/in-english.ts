import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "e",
  ofSubject: "em|de",
  andLater: "e depois|e posteriormente|depois|e mais tarde",
  postOf: "de|da|do|das|dos|em|para",
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
POST head of *: chefe de ~; responsável de ~; responsável por ~; responsável pela ~; encarregado de ~; encarregada de ~; chefe do departamento de ~
POST * director: diretor de ~; diretora de ~; diretor ~; diretora ~
POST * manager: gerente de ~; gestor de ~; gestora de ~
POST * coordinator: coordenador de ~; coordenadora de ~; coordenador ~; coordenadora ~
POST * engineer: engenheiro de ~; engenheira de ~; engenheiro ~; engenheira ~
POST * technician: técnico de ~; técnica de ~; técnico em ~; técnica em ~
POST * analyst: analista de ~; analista ~
POST * assistant: assistente de ~; auxiliar de ~; assistente ~
POST * developer: desenvolvedor ~; desenvolvedora ~; desenvolvedor de ~; desenvolvedora de ~; programador ~
POST * consultant: consultor de ~; consultora de ~; consultor em ~; consultora em ~
POST * teacher: professor de ~; professora de ~
POST * adviser: assessor de ~; assessora de ~
POST apprentice: jovem aprendiz; aprendiz
POST software engineer: engenheiro de software; engenheira de software
POST process engineer: engenheiro de processo; engenheira de processo; engenheiro de processos; engenheira de processos
POST operations director: diretor de operações; diretora de operações
POST chief executive: diretor executivo; diretora executiva; diretor-presidente; diretora-presidente
POST chair: presidente do conselho
POST full professor: professor catedrático; professora catedrática; professor titular; professora titular
POST coordinating professor: professor coordenador; professora coordenadora
POST assistant professor: professor auxiliar; professora auxiliar; professor adjunto; professora adjunta
POST visiting professor: professor visitante; professora visitante; professor convidado; professora convidada
POST head teacher: diretor de escola; diretora de escola
POST science teacher: professor de ciências; professora de ciências
POST teacher: docente; educador; educadora
POST miner: mineiro
POST train driver: maquinista
POST welder: soldador
POST supervisor: encarregado; encarregada; supervisora
POST superintendent: superintendente
POST editor: editora; redator; redatora
POST editor-in-chief: redator-chefe; redatora-chefe; editor-chefe; editora-chefe
POST writer: escritor; escritora
POST translator: tradutor; tradutora
POST photographer: fotógrafo; fotógrafa
POST musician: músico; musicista
POST conductor: maestro; maestrina; regente
POST actor: ator; atriz
POST winemaker: enólogo; enóloga
POST judge: juiz; juíza; desembargador; desembargadora
POST public prosecutor: promotor de justiça; promotora de justiça; procurador; procuradora
POST member of parliament: deputado; deputada; deputado federal; deputada federal
POST senator: senador; senadora
POST state secretary: secretário de estado; secretária de estado
POST police officer: polícia; policial; agente da polícia; agente de polícia; agente da PSP; policial militar; policial civil
POST firefighter: bombeiro; bombeira
POST volunteer firefighter: bombeiro voluntário; bombeira voluntária
POST psychologist: psicólogo; psicóloga
POST pharmacist: farmacêutico; farmacêutica
POST physiotherapist: fisioterapeuta
POST dentist: dentista; médico dentista; médica dentista
POST vet: veterinário; veterinária; médico veterinário; médica veterinária
POST social worker: assistente social
POST biologist: biólogo; bióloga
POST economist: economista
POST accountant: contador; contadora; contabilista
POST technician: técnico; técnica
POST analyst: analista
POST assistant: assistente; auxiliar
POST intern: estagiário; estagiária
POST scholarship holder: bolsista; bolseiro; bolseira
POST developer: desenvolvedor; desenvolvedora; programador; programadora
POST coach: treinador; treinadora
POST librarian: bibliotecário; bibliotecária
POST archivist: arquivista
POST curator: conservador; conservadora; curador; curadora
POST priest: pároco; padre
POST farmer: agricultor; agricultora
POST chef: cozinheiro; cozinheira
POST owner: proprietário; proprietária
POST co-founder: cofundador; cofundadora; co-fundador; co-fundadora
POST managing partner: sócio-gerente; sócia-gerente; sócio gerente; sócia gerente
POST volunteer: voluntário; voluntária
POST drumming instructor: instrutor de bateria; instrutora de bateria
POST instructor: instrutor; instrutora
POST assistant director: subdiretor; subdiretora
POST board member: vogal; conselheiro; conselheira; administrador; administradora
POST cultural officer: programador cultural; programadora cultural
POST entrepreneur: empreendedor; empreendedora
POST businessperson: empresário; empresária; homem de negócios; mulher de negócios
POST building contractor: empreiteiro
POST police inspector: inspetor de polícia; inspetora de polícia; inspetor da polícia; inspetora da polícia
POST hospital director: diretor de hospital; diretora de hospital; diretor do hospital; diretora do hospital
POST museum director: diretor de museu; diretora de museu; diretor do museu; diretora do museu
POST fisherman: pescador
POST fisherwoman: pescadora
POST baker: padeiro; padeira
POST butcher: açougueiro; açougueira; talhante
POST hairdresser: cabeleireiro; cabeleireira
POST barber: barbeiro; barbeira
POST plumber: encanador; encanadora; canalizador; canalizadora
POST electrician: eletricista
POST carpenter: carpinteiro; carpinteira
POST cabinetmaker: marceneiro; marceneira
POST bricklayer: pedreiro; pedreira
POST driver: motorista
POST lorry driver: caminhoneiro; caminhoneira; camionista; motorista de caminhão
POST bus driver: motorista de ônibus; motorista de autocarro
POST taxi driver: taxista
POST airline pilot: piloto de linha aérea
POST sailor: marinheiro; marinheira
POST soldier: soldado
POST singer: cantor; cantora
POST singer-songwriter: cantautor; cantautora
POST dancer: bailarino; bailarina; dançarino; dançarina
POST composer: compositor; compositora
POST painter: pintor; pintora
POST sculptor: escultor; escultora
POST poet: poeta; poetisa
POST novelist: romancista
POST author: autor; autora
POST playwright: dramaturgo; dramaturga
POST illustrator: ilustrador; ilustradora
POST graphic designer: designer gráfico; designer gráfica
POST film director: diretor de cinema; diretora de cinema; realizador de cinema; realizadora de cinema
POST filmmaker: cineasta
POST film producer: produtor de cinema; produtora de cinema
POST music producer: produtor musical; produtora musical
POST screenwriter: roteirista; argumentista; guionista
POST pianist: pianista
POST violinist: violinista
POST guitarist: guitarrista
POST choreographer: coreógrafo; coreógrafa
POST athlete: atleta; desportista; esportista
POST footballer: futebolista; jogador de futebol; jogadora de futebol
POST cyclist: ciclista
POST football referee: árbitro de futebol; árbitra de futebol
POST historian: historiador; historiadora
POST philosopher: filósofo; filósofa
POST sociologist: sociólogo; socióloga
POST anthropologist: antropólogo; antropóloga
POST archaeologist: arqueólogo; arqueóloga
POST linguist: linguista
POST mathematician: matemático
POST physicist: físico
POST chemist: químico
POST geologist: geólogo; geóloga
POST botanist: botânico
POST astronomer: astrônomo; astrônoma; astrónomo; astrónoma
POST political scientist: cientista político; cientista política; politólogo; politóloga
POST politician: político; política
POST diplomat: diplomata
POST ambassador: embaixador; embaixadora
POST consul: cônsul; consulesa
POST civil servant: funcionário público; funcionária pública; servidor público; servidora pública
POST activist: ativista
POST trade unionist: sindicalista
POST pastor: pastor evangélico; pastora evangélica
POST imam: imã; imame
POST rabbi: rabino; rabina
POST bishop: bispo; bispa
POST archbishop: arcebispo
POST monk: monge
POST nun: freira; monja
POST surgeon: cirurgião; cirurgiã
POST midwife: parteira
POST psychiatrist: psiquiatra
POST psychotherapist: psicoterapeuta
POST paediatrician: pediatra
POST cardiologist: cardiologista
POST neurologist: neurologista
POST gynaecologist: ginecologista
POST dermatologist: dermatologista
POST oncologist: oncologista
POST ophthalmologist: oftalmologista
POST radiologist: radiologista
POST scientist: cientista
POST town planner: urbanista
POST surveyor: topógrafo; topógrafa; agrimensor; agrimensora
POST software developer: desenvolvedor de software; desenvolvedora de software
POST data analyst: analista de dados
POST data scientist: cientista de dados
POST system administrator: administrador de sistemas; administradora de sistemas
POST auditor: auditora
POST banker: banqueiro; banqueira
POST bank employee: bancário; bancária
POST estate agent: corretor de imóveis; corretora de imóveis; agente imobiliário; agente imobiliária; mediador imobiliário; mediadora imobiliária
POST insurance agent: agente de seguros
POST insurance broker: corretor de seguros; corretora de seguros
POST shopkeeper: lojista
POST bookseller: livreiro; livreira
POST trader: comerciante
POST photojournalist: fotojornalista; repórter fotográfico; repórter fotográfica
POST presenter: apresentador; apresentadora
POST conference interpreter: intérprete de conferência; intérprete de conferências
POST restorer: restaurador; restauradora
POST sommelier: sommelière; escanção
POST waiter: garçom; empregado de mesa
POST waitress: garçonete; empregada de mesa
POST hotelier: hoteleiro; hoteleira
POST tour guide: guia turístico; guia turística; guia de turismo
POST beekeeper: apicultor; apicultora
POST gardener: jardineiro; jardineira
POST forest ranger: guarda florestal
POST worker: operário; operária; trabalhador; trabalhadora
POST ship's captain: capitão de navio; capitã de navio
RANK senior *: ~ sênior; ~ sénior; ~ senior
RANK junior *: ~ júnior; ~ jr.
RANK mid-level *: ~ pleno; ~ plena
RANK visiting *: ~ visitante; ~ convidado; ~ convidada
RANK assistant *: ~ auxiliar; ~ assistente
RANK deputy *: ~ adjunto; ~ adjunta; vice-~; sub~
RANK associate *: ~ associado; ~ associada
RANK full *: ~ catedrático; ~ catedrática
RANK volunteer *: ~ voluntário; ~ voluntária
RANK honorary *: ~ honorário; ~ honorária
RANK former *: ex-~
MATTER sales: vendas; comercial
MATTER purchasing: compras
MATTER human resources: recursos humanos; RH
MATTER quality: qualidade
MATTER operations: operações
MATTER logistics: logística
MATTER production: produção
MATTER finance: finanças; financeiro; financeira
MATTER communications: comunicação
MATTER foreign trade: comércio exterior
MATTER software: software
MATTER backend: backend
MATTER systems: sistemas
MATTER data: dados
MATTER project: projetos; projeto
MATTER process: processos
MATTER research: pesquisa; investigação
MATTER development: desenvolvimento
MATTER training: formação; treinamento
MATTER maintenance: manutenção
MATTER environment: meio ambiente; ambiente
MATTER legal: jurídico; jurídica
MATTER technical: técnico; técnica
MATTER artistic: artístico; artística
MATTER clinical: clínico; clínica
MATTER scientific: científico; científica
MATTER administrative: administrativo; administrativa
MATTER IT: TI; informática
MATTER security: segurança
MATTER product: produto; produtos
MATTER works: obras; obra
MATTER culture: cultura
MATTER education: educação
MATTER sustainability: sustentabilidade
MATTER port: portuário
DEGREE doctorate: doutoramento; doutorado; doutor; doutora; doutorada; doutorado em; PhD
DEGREE master's degree: mestrado; mestre
DEGREE bachelor's degree: bacharelado; licenciatura; licenciado; licenciada; graduação; bacharelato; bacharel
DEGREE postgraduate course: pós-graduação; especialização
DEGREE technical diploma: técnico; curso técnico
DEGREE course: curso
DEGREE eighth grade: oitava classe
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
SUBJECT engineering physics: engenharia física
SUBJECT production engineering: engenharia de produção
SUBJECT ceramic and glass engineering: engenharia cerâmica e do vidro
SUBJECT human kinetics: motricidade humana
SUBJECT computing: ciência da computação; ciências da computação
SUBJECT supply chain management: gestão da cadeia de suprimentos
SUBJECT business management: gestão empresarial; gestão de empresas
SUBJECT health administration: administração de saúde
SUBJECT oenology: enologia
SUBJECT biology: biologia
SUBJECT geology: geologia
SUBJECT geography: geografia
SUBJECT philosophy: filosofia
SUBJECT sociology: sociologia
SUBJECT literature: letras; literatura
SUBJECT social work: serviço social
SUBJECT mechanical engineering: engenharia mecânica
SUBJECT electrical engineering: engenharia elétrica; engenharia eletrotécnica
SUBJECT chemical engineering: engenharia química
SUBJECT environmental engineering: engenharia ambiental; engenharia do ambiente
SUBJECT industrial engineering: engenharia industrial
SUBJECT computer engineering: engenharia informática; engenharia de computação
SUBJECT agronomy: agronomia; engenharia agronômica
SUBJECT nursing: enfermagem
SUBJECT dentistry: odontologia; medicina dentária
SUBJECT pharmacy: farmácia
SUBJECT veterinary medicine: medicina veterinária; veterinária
SUBJECT fine arts: belas-artes; artes plásticas
SUBJECT music: música
SUBJECT journalism: jornalismo
SUBJECT communication: comunicação social; comunicação
SUBJECT accounting: contabilidade; ciências contábeis
SUBJECT education: pedagogia; educação
BODY: conselho; conselho de administração; conselho fiscal; direção; diretoria; comissão; comitê; mesa; assembleia
`,
};
