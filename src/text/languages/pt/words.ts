import type { LanguageWords } from "../../words.ts";

/** Portuguese, of Portugal and Brazil: the subject is left out where it is known. */
export const portuguese: LanguageWords = {
  lang: "pt",
  drops: true,
  numbers: "um dois três quatro cinco seis sete oito nove dez",
  words: `
BE é; era; foi; sou; são; sido; ser; está; esteve
WORK trabalh*; exerce*; exerc*; atua*; colabor*; empregad*; estági*; estagi*; anos na; anos no; anos em; passou; passei; serviu; dedic*; prestou; residência
JOIN ingress*; entr*; integr*; pass*; contratad*; nomead*; eleit*; começ*; inici*; cheg*; assum*; promovid*; transferiu*; mudou; veio; foi para; admitid*
LEAVE deix*; saiu; saí; aposent*; reform*; demitiu*; ex; antig*
STUDY estud*; curs*; frequent*; formou; formad*; formação; formei; aluno; aluna; aprend*; especializ*; licenciatura
GRAD licenci*; gradu*; doutor*; diplom*; conclu*; obteve; mestr*; bacharel*; pós-grad*; formou-se
TEACH ensin*; lecion*; leciona; professor*; dá aulas; docente
LEAD dirig*; lider*; chefi*; presid*; coorden*; ger*; comand*; responsável; frente
FOUND fund*; cofund*; cri*; abriu; mont*; lanç*; abri
LIVE viv*; mora*; resid*; radicad*; instalad*; cresceu; cresci; vive
BORN nasc*; natural de; nascid*
DIE morreu; falec*; morte
MARRY casad*; casou; espos*; marido; mulher
WIN ganhou; receb*; venceu; premi*; galardoad*; distingu*; condecor*; medalh*; vencedor*; finalista
SPEAK fala*; falo; idiomas; línguas; bilingue; bilíngue; fluente*
BECOME torn*; passou a; promovid*
HAVE tem; tinha; há; tenho; ter
AT em; na; no; nas; nos; para; pela; pelo; junto; @; da; do; de
AS como; cargo de; função de; funções de; na qualidade de; posto de; de
OF de; do; da; dos; das
FROM de; desde; da; do; pela; pelo
TO a; ao; à; para
IN em; na; no; perto; nos; nas
BY por; pelo; pela
BEFORE antes; anteriormente; depois; primeiro; antig*; então; após; inicialmente; ex
NOW atualmente; hoje; agora; desde; atual; actualmente
NEG não; nunca; sem; recus*; jamais; nem; nenhum*; em vez
FUTURE será; vai; próxim*; planeia; planeja; futuro; irá; pretende; quer; deverá
HEARSAY rumor*; segundo; suposto; alegad*; teria
HONORARY honorári*; honra; honoris
WHO que; quem; cujo; cuja
WHERE onde; lá; ali
AND e; bem como; &
BUT mas; enquanto; embora; quando; porque; se; porém
SHE ela
HE ele
HER
HIS
FIRST eu; meu; minha; meus; minhas; me; nosso; nossa; sou; trabalho; moro; vivo; nasci; estudei; tenho; falo; trabalhei; fui; estou
THEY eles; elas
ART o; a; os; as; um; uma; seu; sua; seus; suas; este; esta; dois; duas; três
SPOUSE marido; mulher; esposo; esposa; companheiro; companheira; viúva; viúvo; cônjuge; namorado
CHILD filho; filhos; filha; filhas; gémeos; gêmeos; crianças
KIN pai; mãe; pais; irmão*; irmã*; tio; tia; primo; prima; avô; avó; sobrinho; sobrinha; colega*; amigo*; amiga*; antecessor*; sucessor*; marido; mulher; esposo; esposa; filho; filha; filhos; filhas; sócio; sócia; orientador*; mestre; neto*; neta*
SUCCEED suced*; substitu*; ao lado; sob
AWARDWORD prémio; prêmio; medalha; ordem; bolsa; troféu; distinção; título; campeão; campeã; comenda; louvor
SCHOOL universidade; faculdade; escola; instituto; colégio; liceu; academia; conservatório; politécnico; usp; unicamp; ufrj; ufmg; puc; fgv; ist; iscte; unesp; ufrgs; ufba; ufpe; seminário
ORG empresa; grupo; companhia; banco; hospital; clínica; centro; fundação; associação; ministério; câmara; conselho; agência; museu; teatro; orquestra; editora; livraria; biblioteca; escritório; estúdio; restaurante; hotel; padaria; clube; federação; sindicato; laboratório; tribunal; parlamento; assembleia; senado; governo; prefeitura; secretaria; sociedade; s.a; lda; ltda; jornal; rádio; televisão; rtp; tv; globo; cruz vermelha; exército; marinha; polícia; santa casa; cooperativa; farmácia; consultora; serviço; revista; festival; portugal; brasil; sporting; benfica; correios; hospitais; maternidade; centro de saúde; unidade de saúde; ubs; creche; agrupamento; município; junta; freguesia; procuradoria; defensoria; ministério público; polícia federal; confederação; caixa geral; itaú; bradesco; santander; petrobras; embraer; embrapa; fiocruz; ambev; gerdau; eletrobras; cemig; edp; galp; sonae; jerónimo martins; tap; refer; meo; vodafone; ctt; seguros; seguradora; estaleiros; fábrica; oficina; oficinas; tipografia; gráfica; metalúrgica; siderúrgica; têxtil; cerâmica; conserveira; herdade; fazenda; adega; vinhos; supermercados; lojas; pastelaria; confeitaria; café; pousada; taberna; aeroporto; tecnologias; soluções; startup; folha; estadão; expresso; diário; gazeta; zero hora; veja; semanário; emissora; sic; tvi; edições; filarmónica; filarmônica; sinfónica; sinfônica; coro; conservatório; academia; pinacoteca; cinemateca; arquivo; observatório; laboratório nacional; inpe; cnpq; fct; unicef; paróquia; diocese; arquidiocese; regimento; força aérea; bombeiros; fc; atlético; flamengo; palmeiras; gabinete; advogados; arquitetos; engenheiros; construtora; imobiliária; consultório
DEGREE licenciatura; licenciado; licenciada; graduação; mestrado; mestre; doutorado; doutoramento; doutora; doutor; bacharelado; bacharel; pós-graduação; mba; curso; diploma; especialização; residência; técnico; tese
ROLEMOD geral; adjunto; adjunta; executivo; executiva; técnico; técnica; associado; associada; principal; comercial; financeiro; financeira; artístico; artística; regional; nacional; honorário; primeiro; primeira; municipal; chefe; sénior; sênior; júnior; clínico; clínica; auxiliar; titular; delegado; delegada
ROLE diretor; diretora; director; directora; subdiretor; subdiretora; presidente; vice-presidente; gerente; chefe; responsável; coordenador; coordenadora; engenheiro; engenheira; médico; médica; advogado; advogada; notário; notária; professor; professora; docente; investigador; investigadora; pesquisador; pesquisadora; consultor; consultora; analista; programador; programadora; desenvolvedor; desenvolvedora; jornalista; repórter; redator; redatora; escritor; escritora; autor; autora; artista; pintor; pintora; músico; música; cantor; cantora; ator; atriz; realizador; realizadora; cineasta; fotógrafo; fotógrafa; designer; arquiteto; arquiteta; enfermeiro; enfermeira; farmacêutico; farmacêutica; dentista; veterinário; veterinária; psicólogo; psicóloga; contabilista; contador; contadora; secretário; secretária; assistente; ajudante; assessor; assessora; conselheiro; conselheira; deputado; deputada; prefeito; prefeita; vereador; vereadora; senador; senadora; ministro; ministra; embaixador; embaixadora; juiz; juíza; procurador; procuradora; bombeiro; oficial; coronel; capitão; padeiro; padeira; cozinheiro; cozinheira; chef; empregado; agricultor; agricultora; artesão; artesã; carpinteiro; eletricista; mecânico; operário; vendedor; vendedora; comerciante; empresário; empresária; fundador; fundadora; cofundador; cofundadora; proprietário; proprietária; dono; dona; treinador; treinadora; jogador; jogadora; educador; educadora; formador; formadora; bibliotecário; bibliotecária; livreiro; livreira; editor; editora; tradutor; tradutora; intérprete; conservador; conservadora; comissário; comissária; curador; curadora; bolseiro; bolsista; estagiário; estagiária; aprendiz; voluntário; voluntária; membro; tesoureiro; tesoureira; administrador; administradora; sócio; sócia; economista; historiador; historiadora; biólogo; bióloga; físico; química; químico; cirurgião; cirurgiã; cardiologista; pediatra; reitor; reitora; técnico; técnica; revisor; revisora; hospedeira; agente; agrónomo; agrônomo; agrônoma; anestesista; animador; animadora; antropólogo; antropóloga; apresentador; apresentadora; árbitro; arqueólogo; arqueóloga; arquivista; artista plástico; artista plástica; assistente social; astrônomo; astrónomo; auditor; auditora; autarca; auxiliar; bailarino; bailarina; baterista; bibliotecônomo; biomédico; biomédica; bispo; botânico; calceteiro; cantautor; capataz; carteiro; carteira; caseiro; ceramista; chanceler; chef de cozinha; ciclista; cirurgião-dentista; clarinetista; coach; codiretor; colaborador; colaboradora; colunista; comandante; comentador; comentadora; comentarista; compositor; compositora; comunicador; comunicadora; cônsul; consultor jurídico; contrabaixista; controlador; coreógrafo; coreógrafa; correspondente; corretor; corretora; costureira; crítico; cronista; debatedor; decano; decana; defensor; defensora; delegado; delegada; desembargador; desembargadora; desenhista; desenhador; desenhadora; diplomata; diretor-geral; diretora-geral; diretor executivo; diretora executiva; documentarista; dramaturgo; dramaturga; ecólogo; economiário; encenador; encenadora; encarregado; encarregada; enólogo; enóloga; ensaísta; escultor; escultora; especialista; estatístico; estilista; estivador; faroleiro; filósofo; filósofa; fisioterapeuta; flautista; florista; fonoaudióloga; funcionário; funcionária; futebolista; gastrónomo; geofísico; geógrafo; geógrafa; geólogo; geóloga; gestor; gestora; ginecologista; governador; governadora; guarda; guarda-redes; goleiro; goleira; guia; guionista; roteirista; guitarrista; hidrólogo; hoteleiro; humorista; ilustrador; ilustradora; impressor; informático; inspetor; inspetora; instrutor; instrutora; intendente; jardineiro; jardineira; joalheiro; jurista; letrista; linguista; locutor; locutora; logopeda; maestrina; maestro; magistrado; magistrada; maquinista; marceneiro; marinheiro; matemático; mediador; mediadora; meteorologista; mestre de obras; militar; mineiro; modelista; monitor; monitora; motorista; museóloga; museólogo; negociante; neurologista; novelista; nutricionista; oceanógrafo; oceanógrafa; odontologista; oftalmologista; oleiro; oleira; oncologista; operador; operadora; orador; oradora; organista; orientador; orientadora; ortopedista; ourives; padre; palestrante; pároco; pastor; pastora; pedreiro; percussionista; perito; perita; pescador; pianista; piloto; poeta; poetisa; político; porteiro; porta-voz; pró-reitor; pró-reitora; produtor; produtora; promotor; promotora; provedor; provedora; psicanalista; psiquiatra; publicitário; publicitária; radialista; recepcionista; rececionista; redator-chefe; regente; relator; relatora; relojoeiro; representante; restaurador; restauradora; sacerdote; sargento; secretário-geral; secretária-geral; secretário de estado; secretária de estado; serralheiro; servidor público; servidora pública; sociólogo; socióloga; soldador; sommelier; subchefe; superintendente; supervisor; supervisora; taxista; tenor; teólogo; teóloga; terapeuta; topógrafo; urbanista; urologista; vice-reitor; vice-reitora; vice-diretor; vice-diretora; vogal; violinista; violoncelista; viticultor; vitivinicultor; zelador; zeladora; zoólogo; zoóloga; zagueiro; atacante
FIELD
FEMALE nascida; casada; licenciada; formada; graduada; doutorada; nomeada; eleita; contratada; diretora; directora; professora; investigadora; pesquisadora; fundadora; engenheira; advogada; médica; arquiteta; arquitecta; viúva; solteira; aposentada; coordenadora; promovida
MALE nascido; casado; licenciado; formado; graduado; doutorado; nomeado; eleito; contratado; viúvo; solteiro; aposentado; promovido
HOBBY tempos livres; gosta; adora; hobbies; lazer; paixão; apaixonad*; nas horas
`,
};
