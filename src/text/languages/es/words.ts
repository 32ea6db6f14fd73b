import type { LanguageWords } from "../words.ts";

/** Spanish: a known subject is omitted. */
export const spanish: LanguageWords = {
  lang: "es",
  drops: true,
  numbers: "uno dos tres cuatro cinco seis siete ocho nueve diez",
  i: "yo",
  modifiersBehind: true,
  demonyms: { stand: "behind" },
  maleKin: "marido esposo padre hermano hijo tío abuelo",
  femaleKin: "esposa mujer madre hermana hija tía abuela",
  abbreviations: "sra srta dña lic ing av ene feb mar abr jun jul ago sept oct nov dic",
  moreTongues: "mandarín;castellano;valenciano;euskera;latín",
  kinPlural: "hijos hijas padres",
  doers: [
    { verb: /^(?:fund(?:ó|é|a|aba)|fundado)$/u, female: "fundadora", male: "fundador" },
    { verb: /^(?:dirig(?:e|ió|ía|í)|dirijo|dirigido)$/u, female: "directora", male: "director" },
    { verb: /^(?:presid(?:e|ió|ía|í|o)|presidido)$/u, female: "presidenta", male: "presidente" },
    { verb: /^(?:coordin(?:a|ó|aba|é|o)|coordinado)$/u, female: "coordinadora", male: "coordinador" },
    { verb: /^(?:enseñ(?:a|ó|aba|é|o))$/u, female: "profesora", male: "profesor" },
  ],
  words: `
BE es; era; fue; soy; son; sido; ser; fueron
WORK trabaj*; ejerc*; labor*; desempeñ*; colabor*; emplead*; práctic*; años en; pasó; pasé; prest*; ocup*; dedic*; labur*; prestó
JOIN ingres*; incorpor*; entr*; uni*; unió; pasó a; fich*; nombrad*; elegid*; design*; comenz*; empez*; empec*; inici*; llegó; contratad*; asum*; ascend*; arranc*
LEAVE dej*; abandon*; jubil*; retir*; renunci*; ex; antigu*; salió
STUDY estudi*; curs*; formó; formé; asist*; formación; aprend*; bachiller*; carrera
GRAD licenci*; gradu*; doctor*; titul*; diplom*; egres*; obtuv*; maestr*; recib*; máster; especial*
TEACH enseñ*; docen*; imparte; impart*; profesor*; clases
LEAD dirig*; lider*; encabez*; presid*; coordin*; gestion*; frente; responsab*; conduc*
FOUND fund*; cofund*; cre*; abri*; abrió; mont*; lanz*
LIVE viv*; resid*; radic*; afincad*; instalad*; creci*; crec*; domicili*
BORN nació; nací; nacid*; nace; nacer; nacieron; nacimiento; natural de; oriund*
DIE murió; falleci*; muerte; muert*; fallec*
MARRY casad*; casó; esposo; esposa; matrimonio; pareja
WIN ganó; gan*; recib*; premi*; galardon*; obtuv*; distingu*; reconoc*; condecor*; medall*
SPEAK habl*; idiomas; bilingüe; domina; fluid*
BECOME convirt*; pasó a ser; llegó a ser; ascend*
HAVE ha; había; tiene; tenía; han; he; tengo
AT en; con; para; de; del; @
AS como; cargo de; puesto de; calidad de; de
OF de; del; de la; de los; de las
FROM de; desde; por
TO a; al; hacia; hasta
IN en; cerca
BY por
BEFORE antes; anteriormente; previamente; tras; después; luego; primero; antigu*; exdirector*; entonces; más tarde
NOW actualmente; hoy; ahora; desde; actualidad; actual
NEG no; nunca; jamás; sin; rechaz*; declin*; ningun*; tampoco; ni; en lugar de; en vez de
FUTURE será; va a; próxim*; planea; futuro; tendrá; prevé; quiere; quería; pronto; aspira
HEARSAY rumor*; según; supuest*; presunt*; dicen; habría; interpret*; papel de; erróneamente; casi llegó; confundir; en su novela; en la novela; en su película; en la película; en la serie; en la obra; en el cuento; encarna; soñaba con; sueña con; soñó con; confunden; confunde; confundieron; tomada por; tomado por; falso que; no es cierto que; última novela; primera novela; nueva novela; nueva película; cuenta la historia de
HONORARY honorari*; honor; honoris
WHO que; quien; cuyo; cuya; quienes
WHERE donde; allí; ahí
AND y; e; así como; &
BUT pero; mientras; aunque; cuando; porque; si; sino
SHE ella
HE él
HER
HIS
FIRST yo; mi; mis; me; nuestro; nuestra; nos; soy; trabajo; vivo; nací; estudié; tengo; hablo; trabajé; fui; estoy; laburo; arranqué
THEY ellos; ellas
ART el; la; los; las; un; una; unos; unas; su; sus; este; esta; dos; tres; cuatro
SPOUSE marido; mujer; esposo; esposa; pareja; viuda; viudo; cónyuge; compañera; compañero
CHILD hijo; hijos; hija; hijas; niños; mellizos; mellizas; gemelos; gemelas; primogénito; primogénita; nena; nene
KIN padre; madre; padres; hermano*; hermana*; tío; tía; primo; prima; abuelo; abuela; sobrino; sobrina; colega*; maestro; amigo*; amiga*; predecesor*; sucesor*; marido; mujer; esposo; esposa; hijo; hija; hijos; socio; socia; compañero; suegr*; nieto*; nieta*; yerno; nuera; cuñad*; jefe; jefa; homónimo; homónima; protagonista; heroína; héroe
SUCCEED suced*; sustitu*; reemplaz*; relev*; junto a; bajo; dirigid* por
AWARDWORD premio; premios; medalla; orden; cruz; beca; trofeo; galardón; distinción; campeón; campeona; título
SCHOOL universidad; colegio; escuela; instituto; facultad; academia; conservatorio; politécnica; uned; unam; uba; itesm; ies; csic; tecnológico; seminario; utn; liceo; complutense; autónoma
ORG empresa; grupo; compañía; banco; hospital; clínica; centro; fundación; asociación; ministerio; ayuntamiento; consejería; consejo; agencia; museo; teatro; orquesta; editorial; librería; biblioteca; despacho; bufete; estudio; restaurante; hotel; panadería; club; federación; sindicato; laboratorio; instituto; cámara; tribunal; juzgado; parlamento; congreso; senado; gobierno; junta; diputación; sociedad; s.a; s.l; sa; sl; periódico; diario; radio; televisión; rtve; cruz roja; ejército; policía; guardia; bodega; bodegas; cooperativa; farmacia; consultora; constructora; real; atlético; deportivo; servicio; caja; correos; coro; hospitales; ambulatorio; centro de salud; sanatorio; guardería; gobernación; municipalidad; alcaldía; intendencia; secretaría; subsecretaría; superintendencia; procuraduría; contraloría; defensoría; fiscalía; notaría; psoe; ugt; ccoo; confederación; mutua; seguros; aseguradora; bbva; telefónica; iberdrola; repsol; inditex; mercadona; renfe; pemex; petrobras; ypf; ecopetrol; codelco; avianca; iberia; astilleros; fábrica; taller; talleres; imprenta; ferretería; supermercado; tienda; tiendas; zapatería; carpintería; obrador; pastelería; confitería; heladería; cafetería; taberna; mesón; posada; granja; finca; hacienda; estancia; viñedos; minera; petrolera; naviera; aerolínea; aeropuerto; tecnologías; soluciones; startup; agencia efe; efe; vanguardia; abc; clarín; excélsior; mercurio; espectador; revista; semanario; ediciones; emisora; filarmónica; sinfónica; ballet; festival; filmoteca; archivo; academia; observatorio; csic; ceplan; conicet; unam; oea; cepal; unicef; parroquia; diócesis; arzobispado; convento; monasterio; regimiento; armada; fuerza aérea; guardia civil; bomberos; cf; fc; cd; ud; racing; peñarol; estudios; gabinete; consultorio; clínicas; farmacias; laboratorios; inmobiliaria; arquitectos; ingenieros; abogados
DEGREE licenciatura; licenciado; licenciada; grado; máster; maestría; doctorado; doctor; doctora; diplomatura; bachillerato; ingeniería; técnico; fp; mba; posgrado; título; especialidad; especialista; carrera; tesis; bachiller; diplomado; diplomada; curso; magisterio
ROLEMOD general; adjunto; adjunta; ejecutivo; ejecutiva; técnico; técnica; titular; asociado; asociada; principal; comercial; financiero; financiera; artístico; artística; regional; nacional; honorario; honoraria; primer; primera; segundo; docente; municipal; jefe; jefa; delegado; delegada; interino; interina; auxiliar; senior; junior
ROLE director; directora; subdirector; subdirectora; presidente; presidenta; vicepresidente; vicepresidenta; gerente; jefe; jefa; responsable; encargado; encargada; ingeniero; ingeniera; médico; médica; doctor; doctora; abogado; abogada; notario; notaria; profesor; profesora; catedrático; catedrática; maestro; maestra; docente; investigador; investigadora; consultor; consultora; analista; desarrollador; desarrolladora; programador; programadora; periodista; redactor; redactora; escritor; escritora; autor; autora; artista; pintor; pintora; músico; música; cantante; actor; actriz; realizador; fotógrafo; fotógrafa; diseñador; diseñadora; arquitecto; arquitecta; enfermero; enfermera; farmacéutico; farmacéutica; dentista; veterinario; veterinaria; psicólogo; psicóloga; contable; contador; contadora; secretario; secretaria; auxiliar; asistente; ayudante; asesor; asesora; consejero; consejera; diputado; diputada; alcalde; alcaldesa; concejal; concejala; senador; senadora; ministro; ministra; embajador; embajadora; juez; jueza; fiscal; policía; bombero; oficial; coronel; capitán; panadero; panadera; cocinero; cocinera; chef; camarero; camarera; agricultor; agricultora; artesano; artesana; carpintero; electricista; mecánico; técnico; técnica; obrero; obrera; vendedor; vendedora; dependiente; dependienta; comerciante; empresario; empresaria; fundador; fundadora; cofundador; cofundadora; propietario; propietaria; dueño; dueña; entrenador; entrenadora; jugador; jugadora; futbolista; coordinador; coordinadora; educador; educadora; formador; formadora; bibliotecario; bibliotecaria; librero; librera; editor; editora; traductor; traductora; intérprete; conservador; conservadora; comisario; comisaria; becario; becaria; aprendiz; voluntario; voluntaria; miembro; tesorero; tesorera; administrador; administradora; administrativo; administrativa; socio; socia; economista; historiador; historiadora; biólogo; bióloga; físico; física; químico; química; geólogo; geóloga; sociólogo; socióloga; cirujano; cirujana; rector; rectora; decano; decana; portavoz; locutor; locutora; recepcionista; líder; líder técnico; tutor; tutora; guía; acordeonista; acomodador; agente; agregado; agregada; agrónomo; agrónoma; albañil; anestesista; antropólogo; antropóloga; aparejador; aparejadora; árbitro; árbitra; archivero; archivera; arqueólogo; arqueóloga; astrónomo; astrónoma; atleta; auditor; auditora; bailarín; bailarina; baterista; biofísico; bioquímico; bioquímica; botánico; cajero; cajera; camarógrafo; canciller; cantaor; cantaora; cantautor; cantautora; carnicero; carnicera; cartero; cartera; celador; celadora; ceramista; cerrajero; chofer; chófer; ciclista; cineasta; clarinetista; coach; codirector; codirectora; colaborador; colaboradora; columnista; comandante; comentarista; compositor; compositora; comunicador; comunicadora; conductor; conductora; conferencista; conserje; constructor; constructora; cónsul; contrabajista; controlador; controladora; coreógrafo; coreógrafa; corresponsal; corrector; correctora; costurera; crítico; cronista; curador; curadora; defensor; defensora; delantero; delegado; delegada; delineante; demógrafo; dermatólogo; dermatóloga; diplomático; diplomática; documentalista; dramaturgo; dramaturga; ebanista; ecólogo; ecóloga; ejecutivo; ejecutiva; enólogo; enóloga; escenógrafo; escenógrafa; escultor; escultora; especialista; estadístico; estilista; ensayista; etnógrafo; examinador; filólogo; filóloga; filósofo; filósofa; fisioterapeuta; flautista; florista; fontanero; forense; funcionario; funcionaria; ganadero; ganadera; genetista; geofísico; geógrafo; geógrafa; gestor; gestora; ginecólogo; ginecóloga; guardia; guionista; guitarrista; herrero; hidrólogo; horticultor; humorista; ilustrador; ilustradora; impresor; informático; inspector; inspectora; instructor; instructora; intendente; interventor; interventora; jardinero; jardinera; joyero; joyera; jubilado; jurista; lingüista; logopeda; luthier; magistrado; magistrada; maestro de obras; maquinista; marinero; matemático; matrona; médico residente; meteorólogo; meteoróloga; microbiólogo; microbióloga; minero; modista; monitor; monitora; neurólogo; neuróloga; novelista; oceanógrafo; oculista; oftalmólogo; oftalmóloga; oncólogo; oncóloga; operador; operadora; operario; operaria; orfebre; organista; orientador; orientadora; ornitólogo; paisajista; párroco; pastelero; pastelera; pastor; pastora; patrón; pediatra; peluquero; peluquera; peón; percusionista; perito; pescador; pescadora; pianista; piloto; podólogo; poeta; politólogo; politóloga; portero; portera; practicante; prefecto; preparador; preparadora; presbítero; presentador; presentadora; procurador; procuradora; productor; productora; pregonero; psiquiatra; publicista; radiólogo; recaudador; redactor jefe; redactora jefa; regidor; regidora; registrador; relator; relatora; reportero; reportera; representante; restaurador; restauradora; residente; sacerdote; secretario general; secretaria general; sindicalista; soldador; soldadora; sommelier; soprano; subgerente; supervisor; supervisora; tapicero; taxista; telefonista; tenor; teólogo; teóloga; terapeuta; topógrafo; topógrafa; trabajador social; trabajadora social; transportista; urbanista; urólogo; vicedecano; vicedecana; viceministro; viceministra; vicerrector; vicerrectora; violinista; violonchelista; viticultor; viticultora; vocal; vicario; zapatero; zoólogo; zoóloga; arquera; arquero; técnico superior; acarreador; actuario; adivinador; afinador; agrimensor; alfarero; apicultor; archivista; astrólogo; astrónomos; audiólogo; avicultor; barnizador; barrendero; bibliotecarios; bordador; calderero; cartógrafo; catador; cazador; chapista; clasificador; cobrador; codificador; colchonero; consignatario; cortador; costurero; criador; cristalero; cuidador; curtidor; decorador; demostrador; deportista; deshollinador; detective; dinamitero; electrotécnico; empacador; empalmador; encuadernador; ensamblador; expendedor; fumigador; grabador; guardafrenos; guardagujas; herramentista; labrante; laminador; lavador; lavandero; limpiador; mampostero; mecánico-montador; mensajero; modelador; modisto; moldeador; nutricionista; oficinista; optometrista; organizador; parquetero; patronista; peletero; peluqueros; perforador; pescadero; planchador; platero; policías; pulidor; receptor; recolector; reparador; repartidor; reponedor; revisor; revocador; sericultor; sombrerero; soplador; tasador; tenedor; tipógrafo; tronzador; gerenta; superintendenta; superintendente; teniente; socorrista; jurado; relojero; relojera; extensionista; barista; aparadora; aparador; predoctoral; electromecánico; electromecánica; lector; lectora; clarinete; ceo; cto; cfo; coo; postdoc; controller; mentor; developer; engineer; manager; *-manager; sous-chef; designer
FIELD
FEMALE nacida; casada; licenciada; graduada; titulada; egresada; diplomada; doctorada; nombrada; elegida; contratada; directora; profesora; investigadora; fundadora; ingeniera; abogada; médica; arquitecta; enfermera; viuda; soltera; jubilada; socia; maestra; consejera; bióloga
MALE nacido; casado; licenciado; graduado; titulado; egresado; diplomado; doctorado; nombrado; elegido; contratado; viudo; soltero; jubilado
HOBBY aficion*; tiempo libre; gusta; gustan; encanta; aficionad*; amante; hobbies; pasatiempos; intereses; fines de semana
`,
};
