/**
 * Weights of the model in model.ts, made by eval/train-reading.ts; a feature and its weight for each relation a line.
 * Learned in part from KnowledgeNet (https://github.com/diffbot/knowledge-net, Mesquita et al., EMNLP 2019), whose data are
 * under CC BY-SA 4.0: this table is a changed derivative of them and under the same licence.
 * Over 400 lines: a table.
 */
export const WEIGHTS = `
bias	-.02 -.07 -.09 -.17 .04 -.05
d=FUTURE	-1.15 -.23 -.63 -.47 .04 -.10
d=HEARSAY	-.30 -.45 -.89 .00 -.49 -.67
d=NEG	-.73 -1.03 -.54 .00 -.46 -.32
d=SUCCEED	-.60 -.17 -.46 -.64 .20 .38
dated	-.01 .13 -.74 -.61 -.87 .02
de:last=akşit	.30 -.57 -.39 .00 -.25 -.14
de:last=universität	-.63 -.65 -.40 .00 -.49 -.48
de:last=vierthaler	-.44 -.55 -.57 .00 -.42 -.50
de:vw=daheim	-.51 -.71 .05 .00 -.62 -.52
de:vw=folgte	-.55 .30 -.31 .00 -.27 -.19
de:vw=hat	-.69 -.02 -.63 .00 -.46 -.46
de:vw=leitet	.16 -.37 -.22 .00 -.45 -.26
de:vw=studierte	-.32 .06 -.53 .00 -.29 -.37
de:vw=wurde	-.60 -.55 -.52 .00 -.27 -.22
de:w+1=$	-.13 .15 -.00 .00 -.35 -.35
de:w+1=(	.31 .20 -.89 .00 -.78 -.89
de:w+1=,	-.49 .24 -1.18 .00 -1.21 -1.11
de:w+1=.	-.10 -.42 .03 .00 -.99 -.68
de:w+1=am	-.56 -.58 -.57 .00 -.25 -.40
de:w+1=an	-.44 -.50 -.54 .00 -.35 -.34
de:w+1=in	.53 -.57 -.34 .00 -.33 -.28
de:w+1=und	-.83 .31 -.71 .00 -.76 -.73
de:w+1=von	-.70 -.62 -.51 .00 -.63 -.52
de:w-1=,	.35 .44 -.90 .00 -1.02 -.83
de:w-1=.	-.30 -.31 -.22 .00 -.52 -.57
de:w-1=^	-.01 -.86 -.90 .00 -.80 -.79
de:w-1=am	-.60 -.50 -.53 .00 -.33 -.45
de:w-1=beim	.03 -.66 -.61 .00 -.61 -.33
de:w-1=das	-.60 -.49 -.52 .00 -.47 -.48
de:w-1=den	-.62 -.52 -.47 .00 -.63 -.39
de:w-1=der	-.59 .53 -.70 .00 -.44 -.41
de:w-1=die	.25 -.76 -.57 .00 -.40 -.33
de:w-1=für	-.90 -.59 -.78 .00 -.48 -.37
de:w-1=im	-.99 -.73 -.78 .00 -.57 -.51
de:w-1=in	-.01 .31 -.35 .00 -.64 -.39
de:w-1=von	-.76 -.63 -.66 .00 -.42 -.38
de:w-1=–	-.04 -.65 -.39 .00 -.19 -.20
de:w-2=^ ^	-.01 -.86 -.90 .00 -.80 -.79
de:w-2=an der	.14 .48 -.39 .00 -.24 -.28
de:w-2=dr .	-.22 -.28 -.21 .00 -.39 -.38
en:last=a	-.82 .36 -.42 -.27 -.40 -.45
en:last=abdullah	-.34 .00 .00 .00 .00 .00
en:last=abelson	-.62 .00 .00 .00 .00 .00
en:last=about	-.43 -.31 -.50 .00 -.59 -.46
en:last=abt	.00 .00 .00 -.44 -.25 .00
en:last=academy	-.33 .25 -.29 .00 -.11 -.13
en:last=acadian	.00 -.14 -.06 -.24 .00 -.70
en:last=acushnet	.00 .00 .33 -.27 -.52 -.33
en:last=acworth	.00 .00 -.74 .00 .00 .00
en:last=ad	-.29 .00 -.13 .00 .00 .00
en:last=adam	-.38 .00 -.38 -.38 .00 .00
en:last=additionally	-.72 .00 .00 .00 .00 .00
en:last=address	.35 -.26 -.21 .00 -.31 -.36
en:last=adei	.00 .00 .00 -.33 .67 .00
en:last=adelaide	.00 .00 -.30 .00 .00 .00
en:last=adi	.00 .00 .00 -.20 .00 .26
en:last=adidas	.49 .00 .00 .00 .00 .00
en:last=administration	-.03 .27 -.22 .00 -.21 -.13
en:last=adruce	.00 .00 .00 -.33 .00 .60
en:last=affairs	-.94 .00 .00 .00 .00 .00
en:last=africa	-.67 .00 .25 -.63 .00 -.42
en:last=african	-.29 -.16 -.23 -.36 -.42 -.40
en:last=agency	.30 -.76 -.31 .00 -.60 -.33
en:last=agriculture	-.66 -.47 -.06 .00 -.26 -.16
en:last=ai	.00 .00 .00 -.11 -.54 .00
en:last=aid	.12 -.15 -.33 .00 -.50 -.32
en:last=aircraft	-.70 -.16 -.51 .00 -.20 -.29
en:last=aires	.44 .00 -.31 .00 .00 .00
en:last=airport	.00 .00 .00 -.50 -.49 .00
en:last=alabama	.23 -.28 -.41 .00 -.36 -.21
en:last=albert	.00 .00 .00 .00 .24 .00
en:last=alberta	-.33 -.38 .29 .35 -.27 -.36
en:last=albizzi	.00 .00 -.35 .00 .00 .12
en:last=alexander	-.52 .00 .00 .00 .00 -.37
en:last=alexis	.00 .00 .00 .00 .00 .20
en:last=alfred	.00 .00 .00 -.49 .00 -.35
en:last=algol	-.55 .00 .00 .00 .00 .00
en:last=allen	.00 .00 -.37 .00 .00 .00
en:last=allis	.43 .00 .00 .00 .00 .00
en:last=along	-.60 .00 .00 .00 .00 -.24
en:last=alvares	-.45 .00 -.27 -.16 -.47 .00
en:last=am	-.27 -.21 -.13 .00 -.26 .29
en:last=america	.02 .00 .43 -.26 .00 -.41
en:last=american	-1.29 -.48 -.83 -1.02 -.71 -.29
en:last=amherst	.33 .47 -.27 .00 -.21 -.26
en:last=amity	.00 .00 -.28 -.15 .00 -.44
en:last=among	-.49 .00 .00 .00 .00 .00
en:last=amsterdam	-.44 .00 .00 -.06 .00 .00
en:last=amy	.00 .00 -.37 .00 .11 -.39
en:last=analysis	.27 -.31 .00 .00 .00 .00
en:last=andrea	-.48 .00 .00 .00 .00 -.70
en:last=andrew	.00 .00 .00 .00 -.82 .27
en:last=andrews	.00 .00 -.09 -.11 .00 .00
en:last=angeles	-.34 .49 -.13 -.04 -.13 -.27
en:last=anna	.00 .00 .00 .00 -.38 .00
en:last=annan	-.56 .00 .00 .00 .00 .00
en:last=anne	.00 .00 -.31 -.16 .45 -.43
en:last=antonio	.00 .00 .21 .43 -.27 .00
en:last=apollo	-.40 .00 .00 .00 .00 .00
en:last=appel	-.18 .00 .00 .00 .00 .00
en:last=apple	.80 -.39 -.37 .00 -.26 -.26
en:last=apr	-.35 -.27 -.49 .00 -.34 -.29
en:last=arabia	-.35 .00 -.22 .00 .00 .00
en:last=arabic	-.36 -.22 -.23 -.48 -.22 -.16
en:last=architecture	.00 -.34 .00 .00 .00 .00
en:last=arden	-.65 .00 .00 .00 .00 .00
en:last=area	-.64 -.27 -.30 .00 -.26 -.32
en:last=argentina	.00 -.14 -.41 .49 .00 .00
en:last=arizona	-.29 .46 .21 -.19 -.20 -.34
en:last=arkansas	.00 .47 .00 .00 .00 .00
en:last=arlington	.00 .00 .13 -.30 .00 -.39
en:last=armada	.67 .00 .00 .00 .00 .00
en:last=army	.59 -.33 -.27 -.23 -.26 -.01
en:last=art	.60 .00 -.45 .00 .00 .00
en:last=artists	-.36 .00 -.35 -.13 .00 .00
en:last=arts	.49 -.48 -.45 -.10 -.39 -.40
en:last=asia	-.49 -.27 -.32 -.19 -.38 -.35
en:last=associates	.38 -.30 -.13 .00 -.11 -.15
en:last=association	.55 -.48 -.67 .00 -.28 -.22
en:last=atenulf	.00 .00 .00 .00 .08 .00
en:last=athens	.00 .00 .00 -.18 .00 .00
en:last=athlone	-.60 -.43 .64 .00 -.29 -.57
en:last=atlanta	-.32 .00 -.84 -.09 .00 .00
en:last=atlantic	.19 -.47 -.51 .00 -.66 -.51
en:last=aug	-.54 -.27 -.52 .00 -.40 -.46
en:last=augusta	.00 .00 .00 -.23 -.46 -.50
en:last=austin	-.30 .00 -.28 .45 -.46 .38
en:last=australia	.83 -.53 .19 .63 -.64 -.53
en:last=australian	-.35 .00 -.50 -.63 .00 .00
en:last=austria-hungary	-.33 .00 -.64 .00 .00 -.19
en:last=austrian	-.55 .00 .00 -.15 .00 .00
en:last=authority	.42 -.66 -.63 .00 -.29 -.12
en:last=avenue	-.41 -.28 -.40 .00 -.18 -.17
en:last=award	-.63 -.51 -.33 -.31 -.51 -.75
en:last=awards	-.38 -.22 -.20 .00 -.34 -.30
en:last=ayorinde	.00 .00 .00 .00 .49 .00
en:last=aziz	.00 .00 -.43 -.44 .19 -.43
en:last=b	-.90 -.60 -.51 -.21 -.67 -.62
en:last=bailey	.00 .00 .00 -.54 .23 .00
en:last=bain	.00 -.12 .00 .00 .00 .00
en:last=baldino	-.19 .00 .00 .00 .00 .00
en:last=baltimore	-.34 -.30 .00 -.21 -.19 .00
en:last=bangkok	.00 .00 .00 .21 .00 .00
en:last=bangladesh	.00 .00 -.41 .00 .00 .00
en:last=bank	-.13 -.54 -.51 .00 -.53 -.38
en:last=baptist	.00 .00 .00 .00 -.42 .00
en:last=bar	.10 -.19 -.29 .00 -.24 -.42
en:last=barbara	.00 .00 .39 -.27 .00 .00
en:last=barker	.37 .00 .00 .00 .00 .32
en:last=baron	.00 .00 .00 .00 .00 -.44
en:last=barzman	.00 .00 .00 -.56 .00 .00
en:last=baseball	.00 .00 .00 -.27 .00 -.13
en:last=bath	-.36 -.38 -.29 .00 -.25 -.18
en:last=bavaria	-.55 .00 -.79 .00 .00 -.47
en:last=bay	.06 -.66 .27 -.42 -.42 -.32
en:last=bbc	.45 .00 .00 .00 .00 -.05
en:last=bc	-.53 -.33 -.28 -.22 -.17 -.21
en:last=beach	-.47 .00 .36 -.54 -.38 .00
en:last=beals	.00 .00 -.26 -.32 .00 -.40
en:last=bedford	.00 .00 -.42 -.23 .00 .00
en:last=belgian	-.32 .00 .00 -.28 .00 .00
en:last=belgium	-.38 -.72 .30 .00 .14 .00
en:last=belgrade	.41 .18 .00 -.24 .00 .00
en:last=bell	-1.04 -.44 -.44 .00 -.37 -.46
en:last=bench	-.40 -.39 -.46 -.42 -.42 -.45
en:last=bengaluru	-.67 -.41 .64 .00 -.66 -.60
en:last=berkeley	.00 .29 -.39 .00 .00 .00
en:last=berlin	.32 -.47 .77 .00 .00 .00
en:last=bernadotte	-.55 .00 .00 .00 .00 .00
en:last=between	-.64 -.45 -.67 .00 -.55 -.49
en:last=bhullar	-.68 -.37 -.24 .00 -.43 -.64
en:last=biafra	-.70 .00 .00 .00 .00 .00
en:last=bible	.00 -.36 .00 .00 .00 .00
en:last=bill	-.65 -.44 -.39 -.45 -.61 .23
en:last=billings	-.30 -.25 .19 -.32 -.15 -.26
en:last=billy	.00 .00 -.39 -.36 .08 .07
en:last=binswanger	-.69 .00 .00 .00 .00 .00
en:last=biochemistry	-.21 .00 .00 .00 .00 .00
en:last=biology	-.62 -.40 -.42 .00 -.39 -.35
en:last=birmingham	-.30 .36 -.27 .17 -.11 -.13
en:last=bittorrent	-.63 .00 .00 -.09 .00 .00
en:last=bizwell	.00 .00 .00 -.17 .79 .00
en:last=blackwell	-.54 .00 .00 .00 .00 .00
en:last=blais	.00 .00 -.27 -.54 .00 -.26
en:last=blakey	-.44 .00 .00 .00 .00 .00
en:last=bloomington	-.16 -.33 .35 .24 .00 .00
en:last=bluff	.00 -.34 .00 .00 .00 .00
en:last=board	-1.54 -.69 -.75 .00 -.54 -.41
en:last=bob	.25 .00 -.15 -.42 .00 .00
en:last=bologna	.00 -.47 -.40 .43 .00 -.15
en:last=bonas	.00 .00 .00 .00 .00 -.20
en:last=bori	-.23 .00 .00 .00 .00 .00
en:last=born	.00 -.17 .00 .00 .00 -.39
en:last=boston	-.48 -.21 -.85 -.43 .00 .00
en:last=boxill	.00 .00 .00 .00 .31 .00
en:last=braley	.00 .00 -.15 -.17 -.07 -.72
en:last=branch	-.22 -.18 -.30 -.24 -.29 -.26
en:last=brandenburg	.00 .00 .00 .00 -.68 .00
en:last=brazil	.00 .00 -.54 .00 .00 .00
en:last=brazilian	-.17 .00 -.12 -.39 .00 .00
en:last=break	.40 -.37 -.23 .00 -.30 -.18
en:last=brendan	-.53 -.15 -.39 -.34 -.37 -.36
en:last=briggs	-.64 -.68 -.37 .00 .15 -.60
en:last=brightwell	.00 .00 -.33 -.23 .00 -.44
en:last=brisbane	-.32 .00 .00 .00 .00 .00
en:last=bristol	.00 .00 .00 -.32 .00 .00
en:last=british	.12 -.24 -.23 -.44 -.37 -.19
en:last=britton	.00 .00 -.64 .00 .00 -.67
en:last=brody	.00 .00 .00 -.22 .00 .00
en:last=brooklyn	.00 -.25 -.36 .47 .00 .00
en:last=brotherhood	.24 .00 .00 .00 .00 .00
en:last=brown	.00 -.13 .00 -.13 .42 -.38
en:last=brunswick	.00 -.36 -.51 -.46 .00 -.24
en:last=brussels	-.42 -.32 -.45 .00 .00 -.02
en:last=brzezinski	-.40 .00 .00 .00 .00 .40
en:last=bucharest	.00 .00 -.51 .37 .00 .00
en:last=buck	-.56 -.43 -.71 .00 -.60 -.65
en:last=buffalo	-.45 .34 .38 .49 .00 .00
en:last=bulgaria	-.42 -.27 -.63 .00 .00 .00
en:last=burden	.00 .00 .00 -.26 .00 -.71
en:last=busi	.00 -.44 .00 .00 .00 -.33
en:last=business	-.16 -.32 -.49 .00 -.22 -.24
en:last=buuren	-.48 .00 .00 .00 .00 .00
en:last=byu	.00 .37 -.14 -.22 -.41 .00
en:last=c	.21 .00 .00 .00 .00 .00
en:last=ca	-.33 -.60 -.26 .33 -.10 -.15
en:last=caleb	.00 .00 .00 -.20 .00 .00
en:last=california	-.11 .03 .46 .47 -.47 -.28
en:last=call	.00 .00 .00 .00 -.42 .00
en:last=caltech	.63 .00 .00 .00 .00 .00
en:last=cambridge	-.08 -.05 .00 -.24 -.75 .00
en:last=cameron	.00 .00 .00 .00 .20 .00
en:last=campus	-.33 .44 -.36 .00 -.10 -.16
en:last=canada	-.21 -.57 -.59 -.04 -.42 -.46
en:last=canadian	-.55 -.28 -.46 -.64 -.26 -.45
en:last=canion	-.70 .00 .00 .00 .00 .00
en:last=capital	.44 -.20 -.25 -.13 -.03 -.03
en:last=cardiology	-.85 -.74 -.59 .00 -.76 -1.08
en:last=care	-.48 -.17 -.12 -.24 -.18 -.10
en:last=carol	.00 .00 -.23 .00 -.15 .43
en:last=carolina	.00 -.39 .37 .00 .00 -.40
en:last=caroline	-.22 .00 .00 .00 .00 .00
en:last=carter	.00 .00 .00 -.16 .27 -.45
en:last=carthy	.00 .00 .00 -.46 -.54 -.49
en:last=catharine	.00 .00 .00 .00 -.48 .00
en:last=cathedral	.41 -.32 -.42 .00 -.46 -.15
en:last=catherine	.00 .00 .00 .00 .00 -.82
en:last=catholic	-.40 -.12 -.54 .00 -.25 -.24
en:last=cemetery	.00 .00 -.56 .00 .00 .00
en:last=center	.31 .51 -.27 -.31 -.11 -.35
en:last=centre	.54 -.47 -.58 .00 -.57 -.39
en:last=cephalon	.81 .00 .00 .00 .00 .00
en:last=ceylon	.43 .00 .00 .00 .00 .00
en:last=chambers	-.50 -.19 -.18 -.21 -.11 -.13
en:last=champion	.00 .00 .00 -.15 .00 .00
en:last=championships	.00 .00 .00 -.33 .00 .00
en:last=chaplin	.00 .00 .00 .00 .00 .20
en:last=chapman	-.47 .00 .00 .00 .00 .00
en:last=charles	.00 .00 -.33 .00 .00 .09
en:last=chartered	.19 -.14 -.10 .00 -.08 -.08
en:last=chemistry	-.29 -.17 -.28 .00 .00 .00
en:last=chennai	-.61 -.41 .33 .00 -.30 -.35
en:last=chicago	.13 -.01 .25 .51 -.05 -.33
en:last=children	.00 .00 -.45 .00 -.66 .00
en:last=chile	-.43 .00 .31 .00 .00 -.20
en:last=chilean	-.52 .00 .00 .00 .00 .00
en:last=china	-.44 -.43 .00 .00 .00 .00
en:last=chinese	-.65 -.30 .00 -.52 .00 .00
en:last=chris	-.61 .00 -.31 -.41 .00 -.47
en:last=christian	-.47 -.13 -.13 .00 -.22 -.13
en:last=christina	.00 .00 .00 .00 .13 .10
en:last=church	-.05 -.18 -.25 -.40 -.15 -.23
en:last=city	-.40 -.64 .67 .58 -.43 -.15
en:last=clara	-.40 -.40 -.38 .00 .20 -.43
en:last=clark	-.55 .00 -.82 -.88 .00 .00
en:last=cleve	.00 .00 .00 .00 -.74 -.38
en:last=cleveland	.00 .00 .41 .33 .00 .00
en:last=clifton	.00 .00 .00 .30 .00 .00
en:last=clinton	-.46 .00 .00 .00 .00 -.31
en:last=club	.40 -.48 -.50 -.25 -.32 -.30
en:last=co	.57 -.44 -.59 -.17 -.45 -.49
en:last=coffeyville	.00 .00 .46 .00 .00 .00
en:last=col	-.39 .00 .00 -.72 .00 .00
en:last=cole	-.27 -.11 -.20 .00 .22 -.43
en:last=colleen	.00 .00 -.47 .00 .00 -.20
en:last=college	-.05 .38 -.72 -.19 -.53 -.57
en:last=collins	.33 .00 .00 .00 .00 .00
en:last=cologne	.00 .27 .24 .38 .00 .00
en:last=colorado	-.39 -.40 -.06 .47 .00 .00
en:last=columbia	-.02 -.61 -.21 .40 -.30 -.28
en:last=columbus	.00 -.34 -.46 -.20 .00 .00
en:last=commerce	-.21 -.44 -.39 -.10 -.41 -.23
en:last=commission	.59 -.39 -.15 -.38 -.31 -.09
en:last=committee	.08 -.45 -.48 -.11 -.19 -.18
en:last=commons	.32 .00 .00 .00 .00 -.16
en:last=communications	.35 .33 .00 .00 .00 .00
en:last=companies	.52 .00 .00 -.51 .00 .00
en:last=company	-.17 -.46 -.38 -.33 -.49 -.17
en:last=conference	-.15 .00 .00 -.25 .00 .00
en:last=congo	.00 .00 .00 -.67 .00 .00
en:last=congress	-.33 -.21 -.25 .00 -.38 -.28
en:last=connecticut	-.13 .00 .28 .28 .00 .00
en:last=contact	-.74 -.50 -.39 .00 -.37 -.57
en:last=coos	.00 -.56 .00 .00 .00 -.47
en:last=copenhagen	.37 -.32 -.60 .00 .00 .00
en:last=cork	-.46 .38 -.52 .00 -.46 -.42
en:last=corporate	-.63 -.38 -.35 .00 -.41 -.39
en:last=corporation	.38 .00 -.10 .00 .00 .00
en:last=corps	-.42 -.58 -.32 .00 -.21 -.34
en:last=corrs	.56 .00 .00 .00 .00 .00
en:last=cottonwood	.00 -.78 .00 .00 .00 -.15
en:last=council	-.10 -.62 -.24 -.42 -.23 -.14
en:last=county	-.47 -.41 .26 -.43 -.26 -.89
en:last=course	-.27 .27 .00 .00 .00 .00
en:last=court	-.45 -.38 -.38 .00 -.53 -.29
en:last=crick	-.35 .00 .00 .00 -.38 .00
en:last=crs	.43 .00 .00 .00 .00 .00
en:last=culture	-.04 -.33 -.42 .00 -.42 -.31
en:last=cup	-.50 .00 .00 .00 .00 .00
en:last=curl	-.90 .00 .00 .00 .00 .00
en:last=cyrillic	-.24 .00 .00 -.29 .00 .00
en:last=czech	-.40 .00 .00 .00 .00 .00
en:last=d	-.76 .00 .00 -.27 .25 .00
en:last=d.c.	-.33 .00 .00 -.21 .00 .00
en:last=dakota	-.33 -.24 -.62 .00 -.19 -.28
en:last=dallas	-.15 .00 .00 .11 .00 -.22
en:last=dan	.00 .00 -.34 .00 .06 .00
en:last=daniel	.00 .00 .00 -.49 .00 .00
en:last=danish	.00 .00 .00 -.30 -.34 -.25
en:last=das	-.29 -.44 -.15 -.48 -.46 -.53
en:last=davenant	.00 .00 .00 .00 -.36 .00
en:last=david	-.50 -.27 -.29 .00 .32 .38
en:last=davidson	.00 .00 .00 -.27 .00 -.62
en:last=davis	.00 .39 .00 -.24 .00 -.21
en:last=dawes	.00 .00 .00 .00 .38 .00
en:last=daxten	.00 .00 .00 .00 .00 .48
en:last=dec	-.38 -.25 -.29 .00 -.16 -.27
en:last=delhi	-.37 .21 -.36 .00 -.25 -.39
en:last=delroy	-.51 -.48 -.79 .00 -.47 -.66
en:last=denis	-.41 .00 .00 .00 .00 .14
en:last=denmark	-.40 -.26 -.30 -.17 .32 .37
en:last=denver	.00 -.13 .00 .19 .00 .00
en:last=department	-.23 .07 -.20 .00 -.18 -.10
en:last=design	-.16 -.61 -.50 -.14 -.46 -.34
en:last=despite	.00 .00 .00 .00 -.59 -.42
en:last=developed	-.66 .00 .00 .00 .00 .00
en:last=development	-.19 -.69 -.25 .00 -.39 -.20
en:last=diego	-.70 .26 -.31 -.36 .00 -.30
en:last=directors	-.65 .00 .00 .00 .00 .00
en:last=distinguished	-.40 .00 -.18 .00 -.21 .00
en:last=district	.30 -.48 -.23 .36 -.47 -.24
en:last=division	-.23 .22 -.30 .00 -.22 -.34
en:last=dm	-.63 -.56 -.50 .00 -.23 -.40
en:last=don	.00 .00 -.38 .00 .00 -.31
en:last=donna	.00 .00 -.38 -.29 -.22 .00
en:last=dorman	.00 .00 .00 .00 .00 -.74
en:last=dr	-1.53 -.72 -1.05 -.79 -1.11 -1.37
en:last=drama	.49 .57 -.08 .00 -.20 -.09
en:last=drogheda	-.48 -.42 .36 .00 -.43 -.49
en:last=dubai	-.36 -.41 -.29 .00 -.47 -.34
en:last=dublin	-.36 -.56 -.45 .26 -.24 -.29
en:last=dunkeld	.00 .00 -.56 .00 .00 .00
en:last=durham	.00 .00 .53 .00 .00 -.60
en:last=during	-.85 .00 -.55 .00 .00 -.38
en:last=dutch	-.67 -.53 -.69 -.40 -.67 -.51
en:last=e	-.37 .00 .00 .00 .32 -.20
en:last=eagle	.18 .00 .00 -.31 .00 .00
en:last=east	-.88 -.25 -.25 .00 -.20 -.23
en:last=economics	.09 .33 -.42 -.34 -.26 -.36
en:last=ed	-.28 .00 -.29 -.20 -.46 .00
en:last=eddie	.00 .00 .00 -.28 .00 .34
en:last=eddy	.00 .00 .00 .00 -.15 .00
en:last=edelman	-.45 .00 .00 -.38 .00 .00
en:last=edinburgh	-.73 .80 -.21 .00 -.41 -.55
en:last=education	-.13 -.70 -.80 -.30 -.64 -.79
en:last=electronics	.59 .00 .00 .00 .00 .00
en:last=elizabeth	-.51 -.15 -.74 .00 -.62 -.56
en:last=ellis	.06 .00 -.23 .00 .21 .00
en:last=eloise	.00 .00 .00 .00 .00 .59
en:last=emeritus	-.81 .00 .00 .00 .00 .00
en:last=emma	.00 .00 .00 -.21 .00 .45
en:last=empire	.00 .00 -.63 .00 -.67 .00
en:last=energy	-.54 -.27 -.25 .00 -.35 -.18
en:last=engineering	-.62 -.11 -.63 -.14 -.62 -.63
en:last=engineers	-.17 -.01 -.41 .00 -.14 -.17
en:last=england	-.49 -.56 .05 .23 -.71 -.20
en:last=english	-1.24 -.71 -1.21 -.43 -1.16 -1.23
en:last=enterprises	.55 .00 .00 .00 .00 .00
en:last=entertainment	.76 .00 .00 .00 .00 .00
en:last=envoy	-.72 .00 -.32 .00 .00 .00
en:last=eric	-.49 .00 -.41 .00 -.65 .28
en:last=esperanto	.00 .00 .00 .00 .00 -.76
en:last=esq	.00 .00 -.48 .00 -.58 .00
en:last=euler	.00 .00 .00 .00 -.31 -.43
en:last=euler-chelpin	.00 .00 .00 .00 -.20 -.40
en:last=europe	-.31 -.29 .26 -.25 -.14 -.21
en:last=european	-.60 .00 -.21 .00 .00 .00
en:last=even	.00 .00 .00 .00 .00 -.61
en:last=exeter	-.33 -.38 -.39 .00 -.43 -.91
en:last=f	.28 .00 .00 .00 .00 .00
en:last=facebook	-.59 -.18 -.38 .00 -.23 -.18
en:last=faces	.00 .00 .00 .00 -.67 .00
en:last=faction	-.58 .00 .00 .00 -.35 .00
en:last=faculty	-.37 -.14 -.30 .00 -.13 -.16
en:last=falls	-.26 .02 .30 .00 -.50 -.16
en:last=farley	-.43 .00 .00 .00 .00 .00
en:last=faulkner	-.72 .00 .00 .00 .00 .00
en:last=feb	-.59 -.37 -.42 -.22 -.31 -.48
en:last=federation	-.54 .00 -.29 -.58 .00 .00
en:last=ferguson	-.64 -.33 .00 -.32 .00 .00
en:last=ferrucci	.00 .00 .00 .00 .00 -.44
en:last=festival	-.15 -.30 -.12 .00 -.17 -.06
en:last=feuerbach	.00 .00 .00 .00 .00 .26
en:last=film	.32 .32 -.45 .00 -.17 -.19
en:last=financial	.34 .00 .00 .00 .00 .00
en:last=find	-.53 -.56 -.55 .00 -.47 -.41
en:last=finland	-.25 .00 .00 .00 .00 .00
en:last=fitzroy	.00 .00 -.26 -.29 .00 .00
en:last=fitzwilliams	-.75 .00 .00 .00 .00 .00
en:last=five	-.75 -.30 -.57 .00 -.46 -.90
en:last=fleming	.00 .00 .00 .00 -.79 .16
en:last=florence	.00 .00 .28 .00 .00 .00
en:last=florida	-.88 .00 .78 -.31 -.40 -.29
en:last=fogarty	-.63 -.57 -.52 .00 -.01 -.64
en:last=foley	.00 .00 .00 -.45 -.18 .00
en:last=foods	-.65 -.09 -.15 -.17 -.14 -.17
en:last=force	.57 -.24 -.49 .00 -.18 -.11
en:last=ford	.24 .00 .00 .00 .11 .45
en:last=forrest	.00 .00 .00 .00 .16 .00
en:last=foundation	.47 .00 .00 .00 .00 .00
en:last=france	.36 -.51 .23 .21 .18 -.17
en:last=francis	-.25 .00 .00 .00 .35 .00
en:last=francisco	-.57 -.38 .14 -.24 -.31 -.30
en:last=frank	-.77 .00 .00 .00 .00 .00
en:last=franklin	-.40 -.32 -.30 .00 .06 -.35
en:last=frederick	-.48 -.18 .00 .34 -.57 -.53
en:last=frelich	.00 .00 .00 .00 .00 -.59
en:last=french	-1.04 -.37 -.93 -.62 -.09 -.86
en:last=fresno	.40 .00 .00 .32 .00 .00
en:last=fukuda	.00 .00 .00 -.39 .00 .00
en:last=fund	-.37 .00 -.21 .00 -.51 .00
en:last=g	-.51 .00 .00 -.28 -.72 -.37
en:last=ga	.00 -.25 -.65 .66 .00 .00
en:last=gahler	.00 .00 .00 -.42 .00 -.30
en:last=gale	.00 .00 .00 .00 -.76 .00
en:last=galler	-.55 .00 .00 .00 .00 .00
en:last=garceau	.00 .00 .00 -.40 .00 -.19
en:last=gary	-.54 .00 -.33 -.31 .00 .28
en:last=gates	-.73 .00 .00 -.45 .00 .21
en:last=gellius	.00 .00 .00 .00 -.53 .00
en:last=geneva	-.55 -.46 .00 .00 .00 -.33
en:last=geoff	.00 .00 .00 -.26 .33 .00
en:last=geography	-.67 -.68 -.50 .00 -.43 -.56
en:last=george	-.44 -.40 -.37 -.54 .11 -.51
en:last=georgia	.00 .00 .22 .20 -.24 .00
en:last=german	-.37 -.43 -.40 -.61 -.46 -.46
en:last=germany	-.55 -.40 -.53 -.27 -.40 -.06
en:last=gestapo	.72 .00 .00 .00 .00 .00
en:last=ghent	-.57 .07 -.47 -.14 .00 .00
en:last=gibbs	-.39 .00 .00 -.22 .00 .00
en:last=giles	-.30 .00 .00 .00 .00 .00
en:last=glamočak	.00 .00 .00 -.30 .00 -.65
en:last=glenn	-.32 .00 .00 -.26 .00 .00
en:last=go	-.56 -.41 -.75 .00 -.59 -.62
en:last=goa	.00 .00 .39 -.20 -.35 .00
en:last=goddard	-.21 .00 .00 .00 .00 .00
en:last=golf	-.34 .00 .00 .00 .00 .00
en:last=goodall	-.59 .00 .00 .00 .00 .00
en:last=google	.20 .00 .00 .00 .00 .00
en:last=graham	-.55 -.16 -.55 .00 .05 .50
en:last=grandview	.00 .00 .52 -.36 .00 -.20
en:last=gratz	-.49 .00 .00 .00 .00 .00
en:last=gray	-.28 .00 .00 .00 .34 .00
en:last=greece	.00 .00 -.29 -.30 -.12 .00
en:last=greek	-.50 -.10 -.26 -.74 -.18 -.33
en:last=group	.82 -.62 -.42 -.54 -.67 -.14
en:last=gusset	-.64 .00 .00 .00 .00 .00
en:last=guthardt	-.47 .00 .00 .00 -.37 .00
en:last=guwahati	.90 -.54 -.57 .00 -.78 -.63
en:last=h	-.66 -.32 -.31 .00 -.25 .16
en:last=hall	-.32 -.18 -.51 .00 -.25 -.28
en:last=hamilton	-.54 .00 -.25 -.27 .00 -.31
en:last=hamrick	-.79 .00 .00 .00 .00 .00
en:last=hank	-.59 .00 .00 .00 .00 .00
en:last=hanna	.00 .00 .00 .00 .04 .44
en:last=harbor	.00 .00 .64 -.41 .00 .00
en:last=harding	.00 .00 -.52 .00 .00 -.59
en:last=harris	-.80 .00 .00 -.21 .00 .38
en:last=harrison	.00 .00 .00 .00 .24 .00
en:last=hartland	.00 .00 .34 -.55 .00 .00
en:last=harvard	.60 .42 .00 .00 .00 .00
en:last=haslar	.00 .00 .00 -.37 .00 .00
en:last=hatun	.00 .00 .00 .00 .28 .00
en:last=hawaii	-.15 .00 .00 .00 .00 .00
en:last=hayward	.00 .00 -.35 .00 .00 -.40
en:last=hazel	.00 .00 .00 .00 -.49 .00
en:last=healey	-.21 .00 -.33 -.25 .00 .00
en:last=health	.63 -.55 -.55 .00 -.42 -.47
en:last=heath	-.96 .00 .00 .00 .00 .00
en:last=hebrew	-.34 -.28 -.11 .00 .00 .00
en:last=hee	-.32 .00 .00 .00 .59 .00
en:last=heights	.09 -.55 .00 .00 -.27 .00
en:last=henry	-.25 .00 .00 -.22 .00 .10
en:last=hernandez	-.28 .00 .00 .00 .00 .00
en:last=hill	.54 -.28 .07 -.15 -.64 -.30
en:last=hills	-.59 -.23 -.26 .00 -.57 -.46
en:last=history	-.57 -.45 -.56 .00 -.19 -.29
en:last=hoare	-.60 -.17 -.24 .00 -.24 -.27
en:last=holden	.00 .00 -.21 -.22 .33 .00
en:last=holland	.00 .00 .23 .25 .00 .00
en:last=hollywood	.00 .00 .00 .00 -.33 -.11
en:last=home	.21 -.18 -.30 .00 -.35 -.49
en:last=hons	-.64 -.54 -.50 .00 -.63 -.74
en:last=hospital	.30 -.51 -.21 -.24 -.22 -.14
en:last=hours	-.41 -.42 -.43 .00 -.65 -.40
en:last=house	.42 -.25 -.76 .00 -.33 -.44
en:last=houston	-.43 -.40 .39 .44 .00 -.44
en:last=howard	.00 .00 -.31 -.28 .18 -.30
en:last=however	-.43 .00 .00 .00 -.57 .00
en:last=huber	-.37 .00 .00 .00 .00 .00
en:last=humphries	-.46 .00 .00 .00 .00 .00
en:last=hungarian	-.44 .00 .00 -.43 .00 .00
en:last=hungary	.00 .00 -.26 .00 -.33 .00
en:last=hyderabad	-.48 -.43 -.49 .00 -.32 -.26
en:last=ian	.00 .00 .00 .00 -.37 .43
en:last=ibiza	.00 .00 .00 .00 -.14 .00
en:last=ibm	-.12 .00 .00 .00 .00 .00
en:last=idaho	.00 -.40 .20 .27 .00 -.14
en:last=igbo	-.57 -.49 -.57 .00 -.58 -.60
en:last=ii	.16 .08 -.20 -.43 -.31 .02
en:last=iii	.00 .00 .00 .00 -.28 .37
en:last=ikar	-.33 .00 -.43 .00 .34 .00
en:last=il	-.43 -.23 .00 .00 -.06 .00
en:last=illinois	-.14 -.08 -.25 .67 .00 .00
en:last=images	.59 -.34 .00 .00 .00 .00
en:last=in	-.54 .00 .00 .00 .00 -.41
en:last=inc	1.17 .00 -.28 -.24 .00 -.72
en:last=india	.16 .00 .02 .33 .00 .00
en:last=indian	-.43 .00 -.44 .00 .00 .00
en:last=indiana	-.27 .00 -.37 .46 .00 .00
en:last=industry	-.36 .00 .00 .00 .00 .00
en:last=institute	.50 .28 -.22 -.13 -.15 -.07
en:last=institution	.16 .33 .00 .00 .00 .00
en:last=instruments	-.57 .00 .00 .00 .00 .00
en:last=intel	-.24 -.46 -.23 .00 -.14 -.14
en:last=international	.24 .00 -.12 -.33 .00 .00
en:last=internet	-.08 .00 .00 .00 .00 .00
en:last=invest	.36 .00 .00 -.31 .00 .00
en:last=iowa	.00 .45 .41 .31 -.08 .00
en:last=ipo	-.58 -.28 .00 .00 .00 .00
en:last=iraqi	.00 .00 .00 -.40 .00 .00
en:last=ireland	-.37 -.01 -.59 .04 -.53 -.43
en:last=irish	-.77 -.38 -.81 -.39 -.54 -.49
en:last=irvine	.00 .00 -.29 .00 .00 .00
en:last=irwin	.00 .00 .00 .00 .00 .07
en:last=island	-.39 -.20 .50 .42 -.13 -.11
en:last=isp	-.75 .00 .00 .00 .00 .00
en:last=israel	-.26 .00 -.48 .00 .00 .00
en:last=israeli	-.45 .00 .00 .00 .00 .00
en:last=it	.78 -.48 -.72 -.48 -.88 -.85
en:last=italian	-.42 -.32 -.30 -.61 -.23 -.52
en:last=italy	-.36 -.43 .27 -.41 -.23 -.12
en:last=iv	-.44 .00 .00 .00 -.17 .18
en:last=ivatt	-.69 -.30 .00 -.19 .00 .00
en:last=iwata	-.60 .00 .00 .00 .00 .00
en:last=ix	.00 .00 .00 .00 -.75 .20
en:last=j	-1.08 .00 .00 -.41 -.46 .00
en:last=jackson	-.38 .00 .00 -.40 .00 .00
en:last=jamaica	-.41 -.41 -.44 .00 -.32 -.27
en:last=james	-.22 -.15 -.32 .00 -.00 -.82
en:last=jan	-.63 -.31 -.71 .00 -.52 -.59
en:last=janek	-.70 .00 .00 .00 .00 .00
en:last=japan	-.59 .00 -.24 -.27 -.64 .00
en:last=japanese	-.35 .00 -.33 -.52 .00 .00
en:last=jay	-.81 .00 .00 .00 .00 .00
en:last=jazz	.82 .00 .00 .00 .00 .00
en:last=jean	.00 .00 .00 .00 -.25 .00
en:last=jebb	.00 .00 .00 .00 .00 .33
en:last=jeff	.00 .00 .00 .00 .00 .52
en:last=jennifer	-.40 .00 .00 .00 .54 .00
en:last=jermaine	.00 -.28 -.55 .00 .21 .00
en:last=jersey	-.19 .00 -.40 -.11 -.47 -.06
en:last=jewish	-.58 -.25 .00 .00 .00 -.30
en:last=jim	-.27 -.14 -.61 .00 .24 -.07
en:last=joe	.00 .00 .00 .00 .00 -.39
en:last=joey	-.24 .00 .00 .00 .00 .33
en:last=john	.36 -.25 -.41 -.39 .05 -.49
en:last=johnson	-.65 -.16 .00 .00 .00 .00
en:last=johnstone	.00 .00 .00 .00 .46 .00
en:last=jon	.00 .00 -.55 .00 .14 .00
en:last=jones	-.42 -.40 -.41 .00 .79 -.55
en:last=jordan	-.14 -.22 .29 .00 .00 -.27
en:last=joseph	-.57 .00 .00 .00 .00 .00
en:last=joshua	.00 .00 .00 -.09 .00 .00
en:last=jr	-1.21 .00 .00 -.74 -.50 .96
en:last=juillet	.00 .00 .00 .00 .31 .00
en:last=jul	-.63 -.52 -.58 .00 -.42 -.70
en:last=julie	.00 .00 .00 .00 .00 .25
en:last=jun	-.33 -.54 -.41 .00 -.21 -.29
en:last=jyrkkanen	.00 .00 .00 .00 -.42 -.94
en:last=k	-.50 -.32 -.50 .00 -.40 .21
en:last=kaczyński	-.42 .00 .00 .00 .00 .00
en:last=kalckar	-.71 .00 .00 .00 -.60 .00
en:last=kalume	.00 -.23 .00 .00 .00 .00
en:last=kansas	.00 .45 -.23 .00 .00 .00
en:last=katsilometes	.00 -.50 .00 .00 .00 -.19
en:last=kauer	-.43 .00 .00 .00 .00 .00
en:last=kay	.00 .00 -.37 -.26 -.37 .00
en:last=kbe	-.55 .00 .00 .00 .00 .00
en:last=kc	-.73 -.47 -.59 .00 -.52 -.42
en:last=kekewich	.00 .00 .00 .00 .00 .32
en:last=kelly	.00 .00 .00 .00 -.31 .00
en:last=kelowna	.00 .00 .58 -.28 .00 .00
en:last=ken	-.49 -.30 -.54 .00 -.38 .12
en:last=kennedy	-.39 .00 -.35 -.29 .01 .00
en:last=kennedys	-.49 .00 .00 .00 .00 .00
en:last=kent	-.54 -.38 -.23 .00 -.23 -.27
en:last=kentfield	.00 .00 .00 .00 .00 -.13
en:last=kentucky	.00 .00 .00 .48 -.26 -.21
en:last=kenya	-.22 -.48 -.30 .00 -.22 -.01
en:last=kenyan	-.36 .00 .00 -.28 .00 .00
en:last=keokuk	.00 .00 -.13 .00 .00 .00
en:last=kerry	.00 .00 .00 .00 .31 .00
en:last=kevin	.00 .00 -.40 .00 .00 .05
en:last=khan	-.53 .00 -.26 .00 .00 -.47
en:last=kids	.00 .00 .00 .00 .00 -.45
en:last=kielsinki	-.74 .00 .00 .00 .00 .00
en:last=killarney	.72 -.71 -.54 .00 -.36 -.61
en:last=kim	.00 .00 .00 .00 .00 -.40
en:last=kingdom	-.81 .00 .62 .00 .00 .00
en:last=kingston	-.52 -.45 -.41 .00 -.35 -.38
en:last=knight	.00 -.39 .00 -.19 .00 .00
en:last=kong	-.61 .00 .00 .27 .00 .00
en:last=korea	-.48 .00 .38 .31 .00 .00
en:last=korean	-.64 .00 .00 .00 .00 .00
en:last=kormendi	.00 .00 .00 .00 .32 .00
en:last=krabbé	.00 .00 .00 -.28 .00 -.66
en:last=kraków	.41 .00 .00 -.08 .00 .00
en:last=kroto	-.93 .00 .00 .00 .00 .00
en:last=krueger	.00 -.06 .00 .00 .00 .25
en:last=kruglikova	-.27 .00 .00 .00 .00 .00
en:last=ks	.00 -.28 .53 .00 .00 -.10
en:last=kurzbein	.00 .00 .00 -.23 .00 -.14
en:last=kuwait	.46 .00 -.34 .46 .00 .00
en:last=ky	.00 .00 .43 .00 -.29 .00
en:last=l	-.41 -.18 -.37 -.33 .00 -.43
en:last=la	-.85 -.48 -.49 .00 -.04 -.02
en:last=lab	.56 -.39 -.07 .00 -.12 -.15
en:last=laboratories	.70 -.36 .00 .00 .00 .00
en:last=laboratory	.34 .00 .00 .00 -.28 .00
en:last=labs	.42 -.32 -.27 .00 -.10 -.10
en:last=lagos	.22 -.16 -.25 -.27 -.41 -.10
en:last=lakewood	.00 .00 .26 -.11 .00 -.10
en:last=lancashire	.00 .00 .00 .56 -.43 .00
en:last=language	-.56 -.41 -.39 .00 -.40 -.28
en:last=languages	-.48 -.32 -.51 .00 -.36 -.41
en:last=lara	.00 .00 .00 .00 -.16 -.09
en:last=later	-.48 .00 -.76 .00 .00 .00
en:last=laura	.00 .00 .00 .00 .00 .29
en:last=lavallée	-.56 -.39 -.50 .00 -.53 -.61
en:last=law	-.33 .67 -.57 -.15 -.19 -.17
en:last=lawrence	-.65 -.19 .43 -.17 .00 .00
en:last=lazarus	.00 .00 .00 .00 .00 .08
en:last=league	-.63 -.25 -.58 -.59 -.14 -.10
en:last=leakes	.00 .00 .00 .00 .30 .00
en:last=lee	-.51 .00 -.28 .00 .00 .28
en:last=leland	.00 .00 .00 .00 .00 .57
en:last=leningrad	-.45 .00 .48 -.35 .00 .00
en:last=leone	.00 .00 .00 .48 .00 .00
en:last=leopold	.00 .00 -.18 -.46 .00 -.13
en:last=level	-.21 -.15 -.20 .00 -.18 -.12
en:last=lewis	-.87 -.21 .00 .00 .00 .00
en:last=lgbti	-.61 .00 .00 .00 .00 .00
en:last=library	-.63 -.37 -.38 .00 -.31 -.13
en:last=life	.71 -.44 -.45 -.22 -.19 -.57
en:last=lighting	-.39 -.39 -.40 .00 -.43 -.37
en:last=limerick	.17 .27 .22 .00 -.44 -.41
en:last=limited	.81 -.75 -.70 .00 -.19 -.53
en:last=lincoln	.00 .36 -.54 .00 .00 .00
en:last=linda	.00 .00 -.19 -.27 .00 -.35
en:last=ling	-.60 -.28 -.19 .00 -.57 -.78
en:last=linnaeus	-.45 -.35 .00 .00 .00 .00
en:last=lister	.00 .00 .00 .00 .00 .07
en:last=live	.00 .00 .00 -.54 .00 .00
en:last=liverpool	-.39 -.31 -.25 .00 -.01 -.01
en:last=llc	.74 -.37 -.24 -.42 -.21 -.10
en:last=llp	.60 .00 .00 .00 .00 .00
en:last=loew	-.70 .00 .00 .00 .00 .00
en:last=logan	.00 .00 .00 .00 .00 .20
en:last=logic	-.57 .00 .00 .00 .00 .00
en:last=london	-.22 -.06 -.48 .05 -.13 -.23
en:last=long	.00 .00 .00 .00 .25 .00
en:last=lorde	-.43 .00 .00 .00 .00 .00
en:last=louie	.00 .00 .00 .00 -.44 -.37
en:last=louis	.00 -.25 .24 -.20 .00 -.51
en:last=louisiana	-.40 .45 -.15 .49 -.32 -.28
en:last=loulou	.00 .00 -.27 -.22 .18 -.27
en:last=love	-.44 -.26 -.35 .00 -.31 -.16
en:last=ltd	.61 -.85 -.24 .00 -.42 -.68
en:last=luxembourg	-.35 .00 .00 .00 .00 .00
en:last=lynne	.00 .00 -.64 .00 .00 .00
en:last=m	-.98 -.53 -.51 -.83 .39 .40
en:last=m.i.t.	.07 .00 .00 .00 .00 .00
en:last=maaloe	-.61 .00 .00 .00 -.40 .00
en:last=macarthur	.00 .00 .00 .00 .31 .00
en:last=mad	-.68 .00 .00 .00 .00 .00
en:last=madison	-.40 .11 .00 .00 -.44 .00
en:last=madrid	-.34 -.39 .00 .00 .00 .00
en:last=magazine	-.29 -.60 -.23 .00 -.26 -.27
en:last=maher	.00 .00 .00 .00 .15 .00
en:last=maine	.00 .00 .36 .00 .00 -.34
en:last=malaysia	.00 -.42 .00 .36 .00 .00
en:last=management	.21 .01 -.47 -.12 -.58 -.45
en:last=manchester	.22 .36 -.24 .00 -.06 -.10
en:last=manhattan	.00 .00 .31 .53 -.26 .00
en:last=maniatis	-.57 .00 .00 .00 .00 .00
en:last=manitoba	.29 .08 .06 -.32 -.57 -.15
en:last=mankato	.00 .00 -.54 -.55 .00 -.12
en:last=mann	-.39 -.43 -.49 -.28 -.28 -.38
en:last=manneh	-.60 .00 .00 .00 .00 .00
en:last=mar	-.43 -.29 -.58 .00 -.47 -.41
en:last=marguerite	.00 .00 .00 .00 .00 -.48
en:last=maria	.00 .00 -.40 -.39 -.05 -.31
en:last=marie-claude	.00 .00 .00 .00 .00 -.42
en:last=marion	.00 .00 .29 .00 .00 -.10
en:last=mark	-.39 .00 .00 .00 .00 .16
en:last=marketing	-.06 -.54 .00 .00 .00 .00
en:last=marsalis	-.59 .00 .00 .00 .00 .00
en:last=marshall	.00 .00 -.36 -.31 .53 -.65
en:last=martin	.36 .00 .00 .00 .00 .00
en:last=mary	-.69 -.35 -.43 -.26 -.29 .04
en:last=maryland	-.47 -.29 .59 -.10 -.31 .00
en:last=maserati	-.09 .00 .00 .00 .00 .00
en:last=massachusetts	-.61 -.44 .61 -.41 .00 .00
en:last=matt	-.36 .00 .00 .00 .00 .41
en:last=matthews	.00 .00 .00 .00 .00 .43
en:last=mbe	-.46 -.47 -.23 .00 -.54 -.62
en:last=mccartney	.00 .00 .00 .00 -.05 .00
en:last=mcgill	-.46 .32 -.21 .00 -.18 -.15
en:last=mckee	.00 -.36 -.37 .00 .00 -.18
en:last=medal	-.38 -.49 -.18 .00 -.24 -.71
en:last=media	.92 -.35 -.26 -.15 .00 .00
en:last=medici	.00 .00 -.45 .00 .00 -.32
en:last=medicine	-.17 -.05 -.63 .00 -.48 -.61
en:last=meinhof	-.85 .00 .00 .00 -.25 .00
en:last=melbourne	-.39 .00 -.45 .00 .00 .00
en:last=melman	-.30 .00 .00 .00 .00 .00
en:last=memphis	.00 -.19 .00 .38 .00 .00
en:last=merewalh	-.44 .00 -.67 .00 .00 -.26
en:last=messalla	.00 .00 .00 .00 -.18 .00
en:last=metals	1.09 .00 .00 .00 .00 .00
en:last=mexican	.00 .00 -.15 .00 .00 .00
en:last=mexico	.00 .00 .49 -.39 .05 -.10
en:last=mgm	.41 .00 .00 .00 .00 .00
en:last=mi	-.31 .00 .46 -.48 .00 .00
en:last=miami	-.06 .18 .00 .00 .00 .00
en:last=michael	-.66 -.17 -.29 .00 -.35 -.34
en:last=michagan	.00 .00 .12 .00 .00 -.34
en:last=michie	.00 .00 .00 -.31 -.71 .48
en:last=michigan	.58 -.05 .43 .38 .00 .00
en:last=microsoft	.74 .00 .00 .00 .00 .00
en:last=mikhail	.00 .00 .00 .00 .00 .27
en:last=milan	.00 .00 .00 .00 .00 -.56
en:last=milford	.00 .00 .00 .00 .00 -.23
en:last=milind	.00 .00 -.76 -.13 -.40 .00
en:last=miller	-.34 .00 -.22 .00 .00 .00
en:last=millikan	-.44 .00 .00 .00 .00 .00
en:last=millinocket	-.42 .00 .00 .00 .00 .00
en:last=ministry	-.33 .00 .00 .00 -.06 .00
en:last=minneapolis	-.37 -.48 .31 .44 -.19 -.34
en:last=minnesota	-.22 -.34 -.43 -.30 -.24 -.26
en:last=mississippi	-.37 .00 .00 .00 .00 .00
en:last=missouri	.00 -.24 .10 -.20 .00 .00
en:last=mit	.37 -.25 -.03 .00 -.21 -.24
en:last=mitchell	-.42 .00 .00 .00 .00 .00
en:last=miyamoto	-.36 .00 .00 .00 .00 .00
en:last=mohan	-.46 -.33 .00 .00 .00 .00
en:last=mojang	.50 .00 .00 .00 .00 .00
en:last=moncton	-.27 -.29 -.32 -.25 -.29 -.13
en:last=monica	-.36 .00 .00 .00 -.57 .00
en:last=montana	-.47 -.32 .28 -.26 -.19 -.17
en:last=monticello	-.35 .00 .00 -.24 -.13 .00
en:last=montreal	.24 -.31 .35 .04 .00 .00
en:last=montréal	-.82 -.65 -.64 -.31 -.45 -.67
en:last=moon	-.58 .00 .00 .00 .09 .00
en:last=moraga	-.55 .00 .00 .00 .00 .00
en:last=morgan	-.43 .00 .00 -.15 .00 .00
en:last=moroccan	-.39 .00 .00 .00 .00 .00
en:last=morocco	-.29 .00 .30 .00 -.10 -.04
en:last=morris	-.37 .00 -.22 -.27 .00 .00
en:last=moscow	.00 .00 .20 .43 .00 .00
en:last=motors	.58 .00 -.24 -.45 .00 .00
en:last=mr	-1.63 -.50 -.44 -.47 -1.14 -.72
en:last=mrs	-.39 -.26 -.43 -.66 -.32 -.67
en:last=ms	-.71 -.51 -.84 .00 -.93 -.52
en:last=muench	.00 .00 .00 .00 -.03 -.39
en:last=muir	.00 .00 .00 .00 .14 .00
en:last=munich	.00 .13 .00 .32 .00 -.09
en:last=murto	-.85 .00 .00 .00 .00 .00
en:last=museum	.61 -.27 -.28 .00 -.33 -.34
en:last=music	-.65 -.31 -.15 .00 -.14 -.13
en:last=muslim	.00 .00 .00 .00 .00 -.54
en:last=myers	-.52 -.44 .00 -.16 .00 .00
en:last=māori	.00 -.29 .00 .00 .00 .00
en:last=nadezhda	-.45 .00 .00 .00 .00 .00
en:last=naples	.00 .00 -.29 .27 .00 .00
en:last=nasa	.77 .00 .00 .00 .00 .00
en:last=nationality	-.14 -.23 -.12 .00 -.13 -.13
en:last=nations	.85 -.40 -.13 .00 -.16 -.07
en:last=navy	-.37 -.30 .00 .00 .00 -.08
en:last=nebraska	.00 .19 -.49 .39 .00 .00
en:last=neij	-.68 .00 .00 -.24 .00 .00
en:last=nelson	-.35 .00 .00 .00 .00 .22
en:last=netanya	.00 .00 -.31 .00 -.23 .00
en:last=netherlands	-.56 -.38 .00 .26 .00 .00
en:last=network	.27 .30 -.16 .00 -.25 -.28
en:last=news	-.48 -.31 -.47 .00 -.25 -.31
en:last=nfl	.00 .00 .00 -.32 .00 .00
en:last=nicole	.00 .00 .00 -.38 .00 .31
en:last=nigeria	.34 -.45 -.12 .21 -.60 -.30
en:last=nijmegen	-.46 -.41 -.48 -.15 -.33 -.16
en:last=nintendo	.71 .00 .00 .00 .00 .00
en:last=no	-.60 -.30 -.24 -.18 -.37 -.26
en:last=nobel	-.41 .00 -.15 -.26 .00 .00
en:last=north	-.75 -.66 -.77 .00 -.65 -.57
en:last=norway	-.24 .00 .21 .00 -.72 -.51
en:last=norwegian	.00 .00 .00 -.55 .00 .00
en:last=norwich	-.20 .22 .60 .00 -.32 -.48
en:last=notch	-.65 .00 .00 .00 .00 .00
en:last=notes	-.33 -.26 -.28 .00 -.23 -.32
en:last=nott	.00 .00 .00 -.41 .00 .00
en:last=nsukka	-.52 -.50 -.48 .00 -.32 -.49
en:last=ny	-.53 .00 .35 .00 .00 .00
en:last=o	-.56 -.28 .00 .00 .00 -.32
en:last=o'brien	-.99 .00 .00 .00 .00 .00
en:last=oberheim	.56 .00 .00 .00 .00 .00
en:last=oct	-.39 -.48 -.21 .00 -.25 -.38
en:last=odile	-.52 -.42 -.54 .00 -.55 -.51
en:last=ohio	-.59 -.51 -.22 .31 -.25 -.29
en:last=oklahoma	-.29 -.33 -.10 -.11 -.18 -.12
en:last=oklahoman	.00 .00 .00 -.56 .00 .00
en:last=olechowski	-.33 .00 .00 .00 .00 .00
en:last=olivia	.00 .00 .00 .00 .00 .15
en:last=olympics	.00 .00 .00 -.56 .00 .00
en:last=omg	.56 .00 .00 .00 .00 .00
en:last=on	-.53 -.54 -.31 -.24 -.50 -.30
en:last=one	.31 -.44 -.50 .00 -.57 -.77
en:last=ontario	.00 .00 .35 .56 .00 .00
en:last=operations	-.37 -.32 -.38 .00 -.35 -.24
en:last=optical	.00 .00 .00 .00 -.54 .00
en:last=orchestra	-.73 -.23 -.17 .00 -.38 -.27
en:last=oregon	.00 .00 .14 -.39 .00 -.09
en:last=organization	-.30 -.30 .00 .00 .00 .00
en:last=orleans	-.23 -.26 .60 -.53 -.27 -.22
en:last=orléans	.00 .00 .25 .00 .00 -.17
en:last=oslo	.00 .00 .54 .37 .00 .00
en:last=osman	-.29 -.17 -.25 -.33 .02 -.28
en:last=ottawa	-.34 -.27 -.32 .00 -.15 -.14
en:last=oxford	.06 .07 -.41 -.15 -.11 -.12
en:last=p	-.53 -.26 -.43 .00 -.14 -.33
en:last=pa	-.32 .00 .58 .44 -.41 .00
en:last=packer	.00 .00 -.27 -.36 .00 -.48
en:last=pakistan	-.10 -.27 .00 .00 .00 .00
en:last=pakistani	-.43 .00 -.11 -.30 .00 .00
en:last=paris	-.60 -.64 .31 -.38 -.17 -.08
en:last=park	.00 -.35 -.28 .00 .00 -.43
en:last=parker	-.33 .00 .00 .00 -.12 -.10
en:last=parkersburg	.00 .00 .00 .00 .00 -.13
en:last=parliament	-.33 -.19 -.36 .00 -.40 -.09
en:last=parma	.00 .00 .00 .00 .00 -.42
en:last=parra	.00 .00 .40 -.32 -.21 .00
en:last=partners	-.55 -.36 -.18 .00 -.27 -.18
en:last=party	.76 -.41 -.43 -.42 -.39 -.50
en:last=paul	-.59 .00 .00 .00 .00 .24
en:last=paykobo	.70 -.54 -.28 .00 -.29 -.27
en:last=pdf	-.76 -.43 -.17 .00 -.22 -.20
en:last=pechersk	-.41 .00 .00 .00 .00 .00
en:last=penfold	.00 .00 -.34 .00 .00 .00
en:last=peninsula	.00 .00 -.35 .00 .00 -.31
en:last=pennsylvania	.33 -.60 .21 .66 .00 .00
en:last=people	-.74 -.25 -.55 .00 -.45 -.89
en:last=perpignan	.00 .00 .00 .26 .00 .00
en:last=perry	.00 .00 .00 .00 .23 .00
en:last=persian	.00 .00 -.23 .00 .00 -.46
en:last=persson	-.63 .00 .00 .00 .00 .00
en:last=perth	.00 -.43 .65 .71 .00 .00
en:last=peter	-.12 .00 -.42 -.26 -.29 -.19
en:last=peters	.00 .00 .00 -.24 .00 -.55
en:last=petersburg	.22 .00 .53 -.19 -.27 .00
en:last=petre	.00 .00 .00 .00 .00 .84
en:last=petroleum	.40 .00 .00 .00 .00 .00
en:last=ph	-.67 -.92 -.64 -.35 -.39 -.37
en:last=pharmacy	.00 .00 .00 .00 .00 -.15
en:last=philadelphia	-.42 .00 .57 .06 -.29 .00
en:last=philippines	-.11 .00 .14 .00 -.04 .00
en:last=phillips	.00 .00 .00 .00 .00 -.26
en:last=physics	.06 .00 .00 -.32 .00 .00
en:last=pictures	.39 .00 .00 .00 .00 .00
en:last=pinchuk	.00 .00 .00 -.59 -.20 .20
en:last=piron	-.52 .00 .00 .00 .00 .00
en:last=pittsburgh	.00 .33 .56 -.26 -.12 .00
en:last=plant	-.37 -.42 -.59 .00 -.40 -.25
en:last=platform	.42 .00 .00 .00 .00 .00
en:last=plc	.25 -.47 -.36 .00 -.15 -.32
en:last=pm	-.36 -.26 -.50 .00 -.13 -.18
en:last=point	.34 .00 .26 .00 .00 .00
en:last=pokrovskaya	.00 .00 .00 .00 .00 .18
en:last=pokrovsky	.00 .00 .00 .00 .00 -.75
en:last=poland	-.33 -.36 .60 -.02 .00 .00
en:last=polish	-.40 -.19 -.12 -.51 -.13 -.13
en:last=politico	.72 .00 .00 .00 .00 .00
en:last=polla	.00 .00 .00 .00 .30 .00
en:last=polytechnic	.61 .63 -.27 .00 -.20 -.35
en:last=porser	-.47 .00 .00 .00 .00 .00
en:last=portland	.00 .00 .25 .00 -.54 .00
en:last=portugal	.00 .00 .49 .00 .00 .00
en:last=portuguese	-.42 -.40 -.46 .00 -.30 -.71
en:last=position	-.56 -.18 -.32 .00 -.34 -.24
en:last=post	-.52 -.24 -.16 .00 -.26 -.27
en:last=powers	-1.58 .00 .00 .00 .00 .00
en:last=poznań	.00 .00 .00 -.24 .00 .00
en:last=practice	.09 -.44 -.43 .00 -.30 -.36
en:last=prague	-.52 -.51 -.44 .00 -.24 -.23
en:last=present	-.72 -.32 -.45 .00 -.29 -.43
en:last=press	-.02 -.58 -.38 .00 -.44 -.37
en:last=prime	-.48 -.45 -.34 -.38 -.45 -.36
en:last=princeton	.40 .28 .00 .00 .00 .00
en:last=prize	-.73 -.26 -.37 -.22 -.35 -.53
en:last=productions	.37 .00 -.27 .00 .00 .00
en:last=products	.35 .00 .00 .00 .00 -.32
en:last=prof	-.82 -.67 -.69 .00 -.69 -.67
en:last=professional	-.36 -.53 -.21 .00 -.29 -.17
en:last=professionals	.61 -.18 -.31 .00 -.35 -.09
en:last=prq	-.69 .00 .00 -.10 .00 .00
en:last=prussia	.00 .00 .00 .00 -.73 .39
en:last=psychology	.34 -.60 -.58 .00 -.44 -.48
en:last=qasimi	-.36 .00 .00 .00 .00 -.45
en:last=quartet	-.12 -.16 -.25 .00 -.37 -.29
en:last=quebec	.00 .00 -.10 -.43 .00 .00
en:last=queensland	.14 -.30 -.52 .30 -.41 -.56
en:last=quentin	.00 .00 .00 .00 .34 .00
en:last=quinn	.00 .00 .00 .00 .00 -.48
en:last=r	-1.01 -.66 -.53 .00 -.67 -.13
en:last=radio	.00 .39 .00 -.21 .00 .00
en:last=rae	.21 .00 .00 .00 .00 .00
en:last=raf	-.20 .00 .00 .00 -.29 .00
en:last=rahul	.00 .00 -.46 -.16 -.19 .00
en:last=railway	.18 -.36 -.32 .00 -.39 -.27
en:last=raimonde	-1.12 .00 .00 .00 .00 .00
en:last=ralph	-.34 .00 -.46 .00 .00 -.59
en:last=raton	-.21 .00 .00 .00 -.35 .00
en:last=ray	-.47 -.10 -.10 .00 .15 -.11
en:last=reaud	-.19 -.14 .00 .00 .00 .00
en:last=recently	.00 .00 .00 -.39 .00 -.37
en:last=regiment	.27 -.33 -.43 .00 -.39 -.48
en:last=region	-.47 -.15 -.25 .24 -.42 -.15
en:last=relations	-.05 -.31 -.41 .00 -.08 -.07
en:last=reports	-.34 -.32 -.41 .00 -.40 -.45
en:last=representatives	.36 .00 .00 -.26 .00 .00
en:last=republic	-.25 .00 .00 .00 .00 .00
en:last=republican	.00 .00 .00 .00 -.55 .00
en:last=rescue	.48 -.40 -.43 .00 -.50 -.41
en:last=research	.78 .00 .00 -.23 .00 -.17
en:last=resources	-.21 -.42 -.40 .00 -.40 -.35
en:last=ret	.00 .00 .00 -.85 .00 .00
en:last=rev	-.41 -.37 -.34 .00 -.54 -.34
en:last=rey	-.44 .00 .00 .00 .00 .00
en:last=rica	-.36 -.16 -.39 .49 -.17 -.24
en:last=rice	-.61 -.43 -.25 -.35 -.24 -.35
en:last=richardson	.00 .00 .00 -.26 .00 .35
en:last=richmond	-.16 .29 .15 .00 .00 -.25
en:last=ringuet	.00 -.29 -.33 -.24 .00 -.34
en:last=ritter	.00 .00 -.43 .00 .00 .40
en:last=river	.00 .00 .00 .00 -.55 -.58
en:last=road	-.34 -.29 -.23 .00 -.43 -.45
en:last=robert	-.51 .00 -.22 -.35 .02 .19
en:last=robertson	.00 .00 -.28 .00 .00 .00
en:last=rochester	-.69 .39 .00 .41 -.37 .00
en:last=rohrbacher	.00 -.68 .00 .00 .00 -.33
en:last=roller	.00 .00 .00 .00 .00 .50
en:last=rollins	-.35 -.17 -.32 -.27 .27 .00
en:last=romanian	.00 .00 -.34 -.36 .00 .00
en:last=rome	-.30 -.21 .25 .00 -.23 -.17
en:last=ross	.00 .00 .00 -.33 .00 .00
en:last=rotterdam	-.58 -.38 -.37 .00 -.33 -.33
en:last=route	-.40 -.33 -.41 .00 -.36 -.26
en:last=russell	.00 .00 .00 .00 .00 -.44
en:last=russia	-.56 .00 .48 .00 .00 .00
en:last=russian	-.98 .00 -.47 -.70 .00 -.35
en:last=ruth	.00 .00 .00 .00 .00 .61
en:last=s	-.36 .00 -.27 -.26 .00 .34
en:last=saint-basile	.00 -.19 -.64 -.57 .00 -.30
en:last=sainte-anne-de-la-pocatière	.00 -.16 -.22 -.15 .00 -.10
en:last=saints	.55 -.51 -.42 .00 -.46 -.44
en:last=salami-cole	-.60 -.72 -.71 .00 -.73 -.73
en:last=salbi	-.40 .00 .00 .00 .00 .00
en:last=salim	.00 .00 .00 -.19 -.19 .00
en:last=salisbury	.00 .20 -.28 .00 .00 .00
en:last=samir	.00 .00 -.74 -.30 -.22 .00
en:last=samuel	-.41 -.12 -.48 .00 -.35 -.39
en:last=sandy	.00 .00 .00 .00 .00 -.50
en:last=sarah	.00 .00 .00 -.21 .65 .00
en:last=schneider	-.22 .00 .00 -.25 -.43 .00
en:last=scholarship	-.24 -.38 -.29 .00 -.07 -.17
en:last=scholl	-.49 .00 .00 .00 .00 .00
en:last=school	-.51 .03 -.46 -.36 -.38 -.22
en:last=schultz	-.46 .00 .00 .00 .00 .00
en:last=science	-.36 -.50 -.38 -.39 -.57 -.57
en:last=sciences	.24 -.22 -.12 -.21 -.31 -.18
en:last=scientific	-.73 .00 .00 .00 .00 .00
en:last=scotland	-.40 -.37 -.39 .00 -.15 -.33
en:last=scott-hansen	.00 .00 .00 .00 .13 .00
en:last=scottish	.33 -.42 -.46 -.26 -.37 -.40
en:last=sea	.53 -.49 -.47 .00 -.31 -.32
en:last=sean	.00 .00 -.30 -.36 .00 -.27
en:last=seattle	-.07 .00 .27 .00 .00 .00
en:last=second	-.65 -.41 -.56 .00 -.66 -.43
en:last=securities	.11 .00 .00 .00 -.38 .00
en:last=security	-.61 -.42 -.26 .00 -.27 -.21
en:last=sejm	.00 -.57 .00 .00 .00 .00
en:last=seminary	.59 .61 -.27 .00 -.36 -.07
en:last=semon	.00 .00 .00 .00 .00 -.42
en:last=senate	-.62 .00 -.33 .00 -.39 .00
en:last=send	-.56 -.41 -.38 .00 -.53 -.68
en:last=sep	-.48 -.32 -.53 .00 -.36 -.46
en:last=sept	-.40 -.41 -.44 .00 -.32 -.53
en:last=serbian	-.49 .00 -.24 -.19 .00 -.21
en:last=service	-.43 -.58 -.50 .00 -.29 -.26
en:last=services	-.30 -.41 -.37 -.29 -.59 -.44
en:last=seven	-.43 -.18 -.29 .00 -.35 -.34
en:last=shae	.00 .00 .00 .00 .00 .28
en:last=shannon	.00 .00 .00 -.20 .00 .00
en:last=share	-.30 -.19 -.42 .00 -.45 -.55
en:last=sharjah	.00 .00 .00 .00 .00 -.56
en:last=sheffield	.69 .53 -.53 .00 -.16 -.25
en:last=shiva	.00 .00 .00 .00 -.36 -.67
en:last=shop	-.50 -.42 -.60 .00 -.26 -.35
en:last=shrewsbury	.00 .00 .00 .00 .00 -.08
en:last=shum	-.22 .00 .00 .00 .00 .41
en:last=shuster	.00 .00 .00 .00 -.44 .00
en:last=siegel	.00 .00 .00 .00 .29 .00
en:last=sievers	.00 -.80 .00 .00 .00 -.67
en:last=simone	.00 .00 .00 .00 -.81 -.15
en:last=singapore	-.25 .02 .59 .28 -.46 -.50
en:last=sinowatz	-.42 .00 .00 .00 .00 .00
en:last=sisson	-.15 .00 .00 .00 .12 .00
en:last=site	.26 -.58 -.56 .00 -.50 -.31
en:last=smalley	-.90 .00 .00 .00 .00 .00
en:last=smith	-.33 .00 .00 .00 -.08 .00
en:last=smolensk	-.38 .00 .00 .00 .00 .00
en:last=smolensk-north	-.34 .00 .00 .00 .00 .00
en:last=snowflake	.70 -.22 -.69 .00 -.55 -.44
en:last=society	.40 -.59 -.25 .00 -.05 -.37
en:last=software	.44 .00 .00 .00 .00 .00
en:last=soleil	.00 .00 -.28 -.12 .00 -.02
en:last=solidarity	-.41 -.20 .00 .00 .00 .00
en:last=solutions	.31 .00 .00 .00 .00 -.28
en:last=sorbonne	.58 .36 .00 .00 .00 .00
en:last=sousa	.00 .00 .00 .00 .00 .45
en:last=soviet	-.83 .00 -.40 -.40 .00 .00
en:last=spain	.00 .00 .41 .60 .22 -.81
en:last=spanish	-.60 -.40 -.48 -.45 -.41 -.46
en:last=sport	-.55 -.09 -.66 .00 -.21 -.19
en:last=sports	.36 -.07 -.33 .00 -.11 -.16
en:last=springs	.18 -.54 -.42 .00 -.35 -.32
en:last=sr	-.65 .00 .00 -.50 .36 -.89
en:last=srl	.52 .00 -.25 .00 .00 .00
en:last=ssr	.00 .00 .00 .30 .00 .00
en:last=staffordshire	.00 .00 .00 .00 .00 -.62
en:last=stanley	-.22 -.17 -.51 -.18 -.36 -.06
en:last=stanny	.00 .00 .00 .00 -.05 .00
en:last=stata	-.63 -.27 .00 .00 .00 .27
en:last=state	.26 .86 -.52 -.35 -.44 -.40
en:last=states	-.76 -.36 .76 -.67 -.13 -.11
en:last=station	.20 .29 -.52 .00 -.61 -.77
en:last=steve	-.59 .00 -.59 -.77 .00 -.39
en:last=stevens	-.55 .00 .00 .00 .00 .00
en:last=stewart	.00 .00 -.30 .00 .19 .00
en:last=stone	-.30 .00 .00 .00 .00 .12
en:last=stop	.00 .00 .00 .00 .00 -.89
en:last=street	-.86 -.35 -.79 .00 -.61 -.34
en:last=students	.00 -.34 .00 .00 .00 .00
en:last=studies	.23 .28 -.31 .00 -.41 -.58
en:last=studios	.65 .00 .00 .00 .00 .00
en:last=stuntz	.00 .00 .00 .00 .00 .35
en:last=stuttgart	.00 .50 -.10 -.17 .00 .00
en:last=subramaniam	-.54 -.43 -.59 .00 -.52 -.68
en:last=sudbury	-.50 -.49 .56 .48 -.46 -.47
en:last=sullivan	-.45 .00 -.41 .00 .00 .00
en:last=sultan	-.34 .00 .00 .00 .00 .50
en:last=sunde	-.62 .00 .00 -.20 .00 .00
en:last=super	-.41 -.31 -.43 -.38 -.40 -.35
en:last=superman	-.54 .00 .00 .00 -.43 .00
en:last=sussman	-.84 .00 .00 .00 .00 .00
en:last=svoboda	.00 .00 .00 .00 .26 .42
en:last=swahili	-.30 -.40 -.38 .00 -.34 -.36
en:last=sweden	-.29 -.31 -.40 -.18 -.17 -.45
en:last=swedish	-.52 -.10 -.12 -.24 .00 -.32
en:last=sweet	.00 .00 .00 .00 .00 .17
en:last=swiney	.00 .00 -.40 -.19 .13 .00
en:last=swiss	.00 .00 .00 .00 .00 -.19
en:last=switzerland	.00 -.38 -.31 -.10 .00 .00
en:last=sydney	.00 .37 .27 .36 .00 .00
en:last=symphony	.62 -.45 -.59 .00 -.70 -.68
en:last=syphers	.00 .00 .00 .00 .00 .15
en:last=system	.95 -.28 .00 -.21 .00 .00
en:last=systems	.58 .00 .00 .00 .00 .00
en:last=t	.11 -.43 -.25 .00 -.43 .24
en:last=table	.50 .00 .00 .00 .00 .00
en:last=takeda	-.53 -.34 -.43 .00 -.05 -.10
en:last=tami	.00 .00 .00 -.11 .00 .00
en:last=tamil	-.47 -.48 -.48 .00 -.39 -.42
en:last=tampa	-.51 .00 .00 .17 .00 .00
en:last=tamworth	.00 .00 .00 .00 .00 -.41
en:last=tasmania	.89 .73 .28 -.32 -.49 -.47
en:last=taunton	.00 .00 .00 -.54 .00 -.37
en:last=taylor	.00 .00 .00 -.29 .00 .00
en:last=team	.15 -.26 -.27 .00 -.04 -.09
en:last=tech	-.33 -.14 -.11 .00 -.09 -.30
en:last=technologies	-.21 -.36 -.40 .00 -.20 -.21
en:last=technology	-.11 .81 -.37 -.31 -.21 -.21
en:last=temple	.00 .04 .00 .00 -.28 .00
en:last=tennant	-.67 .00 .00 .00 .00 .00
en:last=tennessee	-.47 .00 .45 .00 .00 .00
en:last=texas	-.53 .26 -.56 -.26 -.32 -.57
en:last=thai	.00 .00 .00 -.51 .00 .00
en:last=the	.00 -.41 .00 .00 .00 .00
en:last=theatre	-.19 -.66 -.35 .00 -.19 -.35
en:last=therapy	.00 .37 -.29 .00 -.18 .00
en:last=these	.00 .00 -.32 .00 -.59 .00
en:last=thomas	-.40 -.42 -.34 -.32 -.28 -.39
en:last=thompson	-.66 .00 .00 -.10 .00 .00
en:last=thériault	.00 -.17 -.20 -.41 .00 -.24
en:last=tim	-.47 .00 .00 .00 .00 .00
en:last=time	.00 -.41 .00 .00 -.64 .00
en:last=times	-.12 .00 .00 -.18 .00 .00
en:last=tiverton	.00 .00 .00 .00 .00 -.42
en:last=tokyo	-.38 .00 .00 -.31 -.56 .00
en:last=tom	-.33 .00 .00 .00 .21 -.49
en:last=tony	.36 .00 .00 .00 .00 -.66
en:last=top	-.50 -.45 -.63 .00 -.57 -.69
en:last=toronto	-.57 -.58 .11 -.17 -.09 -.09
en:last=transport	-.46 .29 -.47 .00 -.34 -.38
en:last=tremblay	-.88 -.57 -.58 .00 -.24 -.84
en:last=trust	.08 -.76 -.37 .00 -.27 -.22
en:last=ttb	-.72 -.53 -.30 .00 -.57 -.41
en:last=tu-154	-.41 .00 .00 .00 .00 .00
en:last=turkey	.00 .00 -.43 .08 .00 .00
en:last=turkish	-.23 .00 .00 .00 .00 -.34
en:last=turner	-.55 .00 .00 -.28 .00 -.36
en:last=tusk	-.48 .00 .00 .00 .00 .00
en:last=tv	-.67 -.41 -.27 -.37 -.03 -.03
en:last=tweedsmuir	.00 .00 .00 .00 .45 .00
en:last=tx	-.40 .00 .41 .10 .00 -.08
en:last=u.s.	-.42 -.27 -.33 .00 -.23 -.09
en:last=uae	-.68 .00 -.18 .00 .00 -.49
en:last=uk	.17 -.40 -.04 -.18 -.10 -.09
en:last=ukraine	-.38 .00 .36 .34 .00 .00
en:last=ukrainian	.35 .00 .00 -.93 -.28 -.48
en:last=un	.50 .00 .00 .00 .00 .00
en:last=union	.25 .20 .00 .40 .00 .00
en:last=united	.40 .00 .00 -.39 .00 .00
en:last=university	.40 .43 -.90 -.54 -.45 -.55
en:last=upon	-.68 -.52 -.17 .00 .00 -.27
en:last=uppsala	.00 .00 .00 .00 -.20 -.54
en:last=urdu	-.55 -.18 -.55 .00 -.31 -.35
en:last=us	-.69 -.54 -.12 -.18 -.38 -.22
en:last=usa	.27 .00 .00 .57 .00 .00
en:last=usaf	.41 .00 .00 -.36 .00 .00
en:last=usmc	.00 .00 .00 -.52 .00 .00
en:last=utah	.00 -.36 -.07 .22 -.23 .00
en:last=utrecht	.45 .36 -.71 .25 .00 .00
en:last=va	-.20 -.31 .38 .00 .00 .00
en:last=valois	.00 .00 .00 .00 .14 .28
en:last=vancouver	-.40 -.49 .42 .20 -.37 -.38
en:last=vegas	-.68 .00 .00 .00 .00 -.17
en:last=venkataraman	-.50 -.37 -.53 .00 -.67 -.66
en:last=venn	.00 .00 .00 .00 -.25 .00
en:last=vera	-.21 .00 .00 .00 .00 .00
en:last=vfl	.00 .00 -.11 -.17 .00 .00
en:last=victoria	-.05 -.47 -.48 .00 .13 -.20
en:last=vienna	-.32 .00 .39 .24 .00 .00
en:last=vietnamese	-.53 -.25 -.42 .00 -.28 -.48
en:last=virginia	-.42 -.22 .08 .12 .34 .00
en:last=visconti	.00 .00 .00 .00 .00 -.11
en:last=voivodship	.00 -.15 .00 .00 .00 .00
en:last=vuylsteke	.00 -.23 .00 -.12 .39 .00
en:last=västerås	.00 .00 .21 .22 .00 .00
en:last=w	.28 -.36 -.35 -.37 .54 -.53
en:last=wa	-.51 -.50 .36 .00 -.35 -.46
en:last=wagner	-.33 .00 .00 .00 -.37 .00
en:last=wainwright	.00 .00 .00 .31 .00 .28
en:last=walad	.00 .00 .00 .00 .00 .74
en:last=waldegrave	.00 .00 .00 .00 -.34 .05
en:last=waldheim	-.82 .00 .00 .00 .00 .00
en:last=wales	-.55 -.42 -.20 .49 -.41 -.46
en:last=wall	.00 .00 .00 .00 .24 .00
en:last=wallace	-.26 .00 .00 -.40 .06 .00
en:last=wally	.00 .00 .00 -.39 .19 -.35
en:last=wanda	-.31 -.26 -.27 .00 -.53 -.19
en:last=war	-.53 -.24 -.48 .00 .00 .00
en:last=ward	-.53 -.39 -.49 -.27 -.25 -.26
en:last=warg	-.57 .00 .00 -.43 .00 .00
en:last=warsaw	.42 -.61 -.36 .34 .00 .00
en:last=washington	.11 .00 -.50 .00 .00 .00
en:last=waterson	.00 .00 .00 -.42 .20 -.63
en:last=watson	-.59 .00 -.40 .00 -.35 .00
en:last=way	.84 .00 .00 .00 .00 .00
en:last=wayans	.00 .00 .00 .00 .00 .32
en:last=wayne	-.36 .00 -.48 .43 .00 .00
en:last=weddings	.00 .00 .00 .00 -.40 .00
en:last=weekly	-.47 -.28 -.54 .00 -.35 -.43
en:last=welsh	-.44 -.34 -.40 .00 -.29 -.30
en:last=wencheng	.00 .00 .00 .00 .10 -.19
en:last=west	.33 .00 .00 .00 .00 -.12
en:last=wfwi	.78 .00 .00 -.11 .00 .00
en:last=what	-.98 -.73 -.77 .00 -.64 -.71
en:last=white	-.78 .00 .00 -.26 .00 .00
en:last=whitney	-.61 .00 .00 -.18 .00 .00
en:last=wienke	-.46 .00 .00 .00 -.80 .00
en:last=wierzbicka	-.67 .00 .00 .00 .00 .00
en:last=wiggins	.00 .00 -.65 .00 .00 .00
en:last=william	-.46 .00 -.27 -.44 -.01 -.57
en:last=williams	-.57 .00 .00 -.21 .00 .00
en:last=wilson	-.35 .00 -.39 .00 .00 .00
en:last=winnipeg	.00 .00 .44 -.14 -.33 -.36
en:last=wisconsin	-.32 -.20 .51 .27 .00 .00
en:last=women	-.67 -.30 -.30 .00 -.44 -.56
en:last=wood	.39 -.28 -.39 -.49 -.30 -.31
en:last=work	-.74 -.51 -.37 .00 -.20 -.33
en:last=works	.67 -.33 -.33 .00 -.44 -.35
en:last=world	-.20 .00 .00 -.28 -.66 .00
en:last=worth	.00 .00 .02 .00 -.17 .00
en:last=wv	.00 .00 .00 .00 .00 -.18
en:last=wyatt	.00 .00 .00 .00 .00 .21
en:last=xnotch	-.66 .00 .00 .00 .00 .00
en:last=yahoo	-.30 .00 .00 .00 .00 .00
en:last=yale	-.19 .00 .00 -.21 .00 .00
en:last=year	-1.48 -1.02 -1.20 .00 -.92 -.78
en:last=york	-.10 -.45 .03 .38 -.37 -.60
en:last=yorkshire	.00 -.27 .26 .38 .00 .00
en:last=you	-.35 -.38 -.53 .00 -.37 -.49
en:last=young	-.37 -.30 -.36 .00 -.42 -.46
en:last=yugoslavia	.00 .00 -.47 -.05 .07 -.34
en:last=zealand	.37 -.23 .65 .00 -.33 -.09
en:vw='m	-.81 -.96 -.92 -.38 -.95 -.93
en:vw='m|p=BE	-.43 -.46 -.34 -.29 -.51 -.47
en:vw='s	-.20 -.40 .07 -.62 -1.23 .18
en:vw='s|p=,	-.57 -.48 .02 .00 -.46 -.07
en:vw='s|p=.	-.54 -.19 .32 .00 -.34 .32
en:vw='s|p=AND	-.89 -.36 -.49 .00 -.63 .22
en:vw='s|p=AT	-.02 -.43 -.66 .00 -.59 -.44
en:vw='s|p=BE	.01 -.12 -.53 -.50 -.82 -.97
en:vw='s|p=FROM	-.26 .15 .27 -.29 -.14 -.15
en:vw='s|p=IN	-.69 -.32 -.64 .00 -.28 -.32
en:vw='s|p=KIN	-.14 .00 .00 .00 .00 .16
en:vw='s|p=OF	-.16 -.48 -.67 .00 -.52 -.65
en:vw='s|p=TO	.23 -.25 -.40 .00 -.21 -.17
en:vw='s|p=word	-.03 -.56 -.41 -.24 -.36 .06
en:vw='ve	.00 .00 .00 .00 -.36 .00
en:vw=after	-.35 .04 -.50 -.37 -.01 .28
en:vw=after|p=,	.00 .00 -.41 -.24 -.77 .06
en:vw=after|p=.	.00 .00 .00 .00 -.49 -.22
en:vw=after|p=AND	-.13 .00 .00 .00 .00 -.38
en:vw=after|p=AS	.49 .00 .00 .00 .00 .00
en:vw=after|p=AT	-.35 .34 -.19 .00 -.37 -.25
en:vw=after|p=BE	-.37 .00 .00 .00 -.43 -.18
en:vw=after|p=BY	-.17 .00 .00 .00 .00 .29
en:vw=after|p=FROM	-.53 .00 .00 .00 .00 .00
en:vw=after|p=IN	-.10 -.27 -.50 .00 -.36 -.08
en:vw=after|p=KIN	.00 .00 .00 .00 .00 .17
en:vw=after|p=OF	-.20 -.28 -.28 .00 -.23 -.37
en:vw=after|p=TO	-.40 -.29 .45 .00 .20 -.37
en:vw=after|p=word	-.23 -.59 -.50 -.37 .23 -.59
en:vw=alumna	-.51 -.38 -.60 .00 -.37 -.39
en:vw=alumni	-.49 -.06 -.72 .00 -.24 -.23
en:vw=alumni|p=word	-.13 -.38 -.27 .00 -.13 -.13
en:vw=alumnus	.00 -.05 .00 .00 -.16 .00
en:vw=alumnus|p=OF	.00 .25 .00 .00 -.16 .00
en:vw=am	.21 .21 .43 .00 -.56 -.45
en:vw=am|p=,	.17 .00 .32 .00 .00 .00
en:vw=am|p=AND	.48 -.35 .00 .00 .00 .00
en:vw=am|p=AT	.00 .12 .00 .00 .00 .00
en:vw=am|p=OF	-.59 -.38 .00 .00 .00 .00
en:vw=am|p=word	-.03 -.42 -.39 .00 -.37 -.25
en:vw=appointed	.10 -.71 -.45 -.46 -.31 -.16
en:vw=appointed|p=,	.55 -.15 .00 .00 .00 -.22
en:vw=appointed|p=AT	.32 -.48 .00 .00 .00 .00
en:vw=appointed|p=IN	.33 .00 .00 -.28 .00 .00
en:vw=appointed|p=OF	-.21 -.27 -.29 -.34 -.23 -.43
en:vw=appointed|p=TO	-.34 .00 .00 .00 .00 .00
en:vw=appointed|p=word	-.16 -.40 -.18 .00 -.12 -.20
en:vw=appointment	-.51 -.43 -.70 .00 -.41 -.44
en:vw=are	-1.04 -.55 -.78 -.54 -.01 .26
en:vw=are|p=AND	-.28 -.18 -.32 .00 -.50 -.40
en:vw=are|p=AT	-.65 -.40 -.38 .00 -.31 -.15
en:vw=are|p=BE	-.28 -.22 -.18 -.48 -.57 .21
en:vw=are|p=word	-.50 .00 .00 -.27 .20 -.53
en:vw=are|p=·	-.33 -.17 -.36 .00 -.41 -.26
en:vw=arrived	.23 .21 -.62 .00 -.18 -.55
en:vw=at	-.37 -.42 -.89 -.38 -.71 -.32
en:vw=attended	-.19 .49 -.25 -.68 -.13 .18
en:vw=attended|p=,	.00 -.77 -.61 -.29 .00 .00
en:vw=attended|p=AND	.00 .50 -.26 -.11 .00 .35
en:vw=attended|p=AT	.00 .02 .00 .00 .00 -.11
en:vw=attended|p=IN	.00 -1.07 .14 -.44 .00 .00
en:vw=attended|p=OF	.00 -.07 .00 .00 .00 .00
en:vw=attended|p=word	-.19 .47 -.31 -.34 -.13 -.34
en:vw=at|p=,	-.39 -.31 -.33 .00 -.26 -.28
en:vw=at|p=AND	.07 .00 .00 .00 -.40 .00
en:vw=at|p=AT	-.12 -.26 -.34 .00 -.57 -.12
en:vw=at|p=IN	-.43 -.42 -.45 .00 -.11 -.10
en:vw=at|p=word	-.51 .00 -.42 -.38 -.35 .00
en:vw=award-winning	-.60 .00 .00 .00 -.33 .00
en:vw=award-winning|p=word	-.46 .00 .00 .00 -.33 .00
en:vw=awarded	-.86 -.76 -.40 .00 -.38 -.38
en:vw=awarded|p=,	.00 -.22 .00 .00 .00 .00
en:vw=awarded|p=number	-.15 .00 -.17 .00 .00 .00
en:vw=awarded|p=word	-.63 -.36 -.27 .00 -.40 -.39
en:vw=awards	-.13 -.48 -.43 .00 -.38 -.29
en:vw=awards|p=word	-.56 -.36 -.19 .00 -.06 -.24
en:vw=away	.00 .00 .00 .00 -.61 .17
en:vw=away|p=,	.00 .00 .00 .00 -.29 .17
en:vw=based	.48 -.37 -.78 -.51 .27 .00
en:vw=based|p=,	.22 .00 .45 -.22 .00 .00
en:vw=based|p=AND	.19 .00 -.50 .00 .00 .00
en:vw=based|p=IN	-.50 -.16 -.41 -.32 .27 .00
en:vw=based|p=OF	.00 .00 -.45 .00 .00 .00
en:vw=based|p=word	.08 -.35 .00 .00 .00 .00
en:vw=be	-.12 .11 -.75 -.40 -.39 .15
en:vw=became	.59 -.39 .11 -.36 .17 -.49
en:vw=became|p=,	.36 .00 -.31 .00 .00 -.18
en:vw=became|p=AND	.35 .00 .00 -.13 .00 -.24
en:vw=became|p=AS	.00 .00 .00 .00 .17 .00
en:vw=became|p=AT	.12 .00 .00 .00 .00 .00
en:vw=became|p=IN	-.40 .00 .42 -.30 .00 -.23
en:vw=became|p=OF	.63 -.27 .12 -.29 -.30 -.38
en:vw=became|p=word	.20 -.27 -.44 -.15 .16 -.18
en:vw=become	-.05 .00 -.47 .00 -.68 .00
en:vw=become|p=AT	.40 .00 -.24 .00 -.37 .00
en:vw=become|p=IN	-.30 .00 -.25 .00 .00 .00
en:vw=become|p=word	-.22 .00 -.26 .00 -.51 .00
en:vw=becoming	-.20 -.17 -.16 -.20 .00 -.14
en:vw=becoming|p=OF	-.09 .00 .00 .00 .00 -.14
en:vw=becoming|p=word	-.49 -.17 -.16 -.20 .00 .00
en:vw=been	.10 -.05 -.73 -.41 .13 -.42
en:vw=been|p=,	.30 .00 .00 .00 .00 .00
en:vw=been|p=AND	-.43 -.23 -.20 -.23 -.47 -.18
en:vw=been|p=AT	-.36 -.61 -.68 .00 -.80 -.23
en:vw=been|p=IN	-.58 -.33 .00 -.16 .00 .00
en:vw=been|p=OF	.20 -.43 -.44 .00 -.57 -.40
en:vw=been|p=word	.14 .17 .00 -.34 .26 .00
en:vw=began	.18 -.24 -.59 .38 -.17 -.16
en:vw=began|p=word	-.73 .00 -.62 .38 .00 .00
en:vw=being	.00 .00 .30 .00 -.71 -.72
en:vw=being|p=,	.00 .00 .00 .00 -.53 -.63
en:vw=being|p=word	.00 .00 -.38 .00 -.42 .00
en:vw=be|p=,	.20 .28 -.35 .00 -.38 -.30
en:vw=be|p=BY	-.58 -.25 -.30 .00 -.12 -.46
en:vw=be|p=OF	-.09 -.44 -.34 .00 -.31 -.25
en:vw=be|p=word	.26 -.26 -.29 .00 -.36 -.60
en:vw=birth	-.52 -.22 -.60 -.62 -.78 .46
en:vw=birth|p=,	-.34 -.15 -.50 -.56 -.24 -.15
en:vw=birth|p=OF	.00 .00 .00 .00 -.52 .38
en:vw=birth|p=TO	.00 .00 .00 .00 .00 .49
en:vw=born	.22 -.24 -.45 .22 .16 -1.19
en:vw=born|p=)	.00 .00 -.19 -.48 .00 -.28
en:vw=born|p=,	-.03 -.41 -.42 .41 .19 -.33
en:vw=born|p=AND	-.39 -.40 -.63 -.55 -.67 -.92
en:vw=born|p=AS	-.26 .00 -.47 -.55 .00 .00
en:vw=born|p=AT	.14 -.30 -.37 -.92 .00 .00
en:vw=born|p=BE	-.37 -.18 -.26 -.52 -.49 -.20
en:vw=born|p=FROM	-.14 .00 -.53 -.42 .00 .00
en:vw=born|p=IN	.05 -.35 -.39 .69 -.34 -.26
en:vw=born|p=KIN	.00 .00 -.24 -.32 .00 -.36
en:vw=born|p=OF	.07 -.33 -.58 -.19 -.35 -.48
en:vw=born|p=TO	-.22 -.17 -.31 -.72 -.36 -.44
en:vw=born|p=number	-.15 -.14 .00 .13 .00 .00
en:vw=born|p=word	.21 .17 .14 -.33 .31 -.69
en:vw=built	.15 .00 .00 .00 .00 -.41
en:vw=built|p=word	.19 .00 .00 .00 .00 .00
en:vw=by	.00 .00 .00 .00 .21 .00
en:vw=by|p=AND	.00 .00 .00 .00 .06 .00
en:vw=by|p=BY	.00 .00 .00 .00 -.43 .00
en:vw=captain	.25 -.25 -.19 .00 -.28 -.11
en:vw=captain|p=AT	-.18 -.26 -.08 .00 -.17 -.04
en:vw=career	-.04 -.10 -.20 -.09 -.53 -.50
en:vw=career|p=,	.36 .00 .27 .33 .00 -.29
en:vw=career|p=AT	.00 -.33 -.29 -.54 -.29 -.11
en:vw=career|p=IN	.00 -.24 -.60 -.47 -.38 .00
en:vw=career|p=word	-.30 -.40 -.44 -.35 -.35 -.20
en:vw=chair	-.26 -.37 -.19 .00 -.24 -.17
en:vw=chairman	.43 .00 -.22 -.42 .00 -.36
en:vw=chairman|p=,	.56 .00 -.23 .00 .00 -.22
en:vw=chairman|p=AND	-.31 .00 .00 -.10 .00 .00
en:vw=chairman|p=AT	.19 .00 .00 -.17 .00 .00
en:vw=chairman|p=IN	-.26 .00 .00 .00 .00 .00
en:vw=chairman|p=OF	.05 .00 -.06 -.35 .00 -.29
en:vw=chairman|p=word	.15 .00 .00 .00 .00 .00
en:vw=chairs	.43 -.52 -.44 .00 -.41 -.27
en:vw=chairs|p=OF	.70 -.29 -.42 .00 -.61 -.28
en:vw=chairs|p=word	-.26 -.45 -.30 .00 -.27 -.23
en:vw=chair|p=OF	.19 -.26 -.22 .00 -.22 -.16
en:vw=co-founded	-.51 -.48 .00 -.24 .00 .00
en:vw=co-founded|p=,	.03 .00 .00 -.21 .00 .00
en:vw=co-founded|p=.	-.43 .00 .00 .00 .00 .00
en:vw=co-founded|p=AND	-.90 .00 .00 .00 .00 .00
en:vw=co-founded|p=AT	-.79 -.35 .00 .00 .00 .00
en:vw=co-founded|p=BY	-.73 .00 .00 .00 .00 .00
en:vw=co-founded|p=KIN	-.33 .00 .00 .00 .00 .00
en:vw=co-founded|p=word	.21 -.28 .00 -.28 .00 .00
en:vw=coach	.35 -.24 -.66 -.20 -.37 -.15
en:vw=coach|p=AT	.55 -.14 -.11 .00 -.12 -.06
en:vw=completed	-.93 -.34 -.44 -.15 -.32 -.46
en:vw=completed|p=AT	-.54 .06 -.35 -.15 -.42 -.34
en:vw=completed|p=FROM	-.35 .47 -.33 .00 -.14 -.10
en:vw=completed|p=IN	-.44 -.14 -.17 .00 -.09 -.07
en:vw=consultant	.47 -.22 -.24 .00 -.29 -.51
en:vw=consultant|p=,	-.12 -.22 -.24 .00 -.29 -.41
en:vw=consultant|p=AT	.00 .00 .00 .00 .00 -.34
en:vw=consulting	-.56 .00 .00 .00 .00 .00
en:vw=consulting|p=word	.12 .00 .00 .00 .00 .00
en:vw=created	.37 .00 .00 .41 .42 -.20
en:vw=created|p=,	.36 .00 .00 .00 .00 .00
en:vw=created|p=AND	-.51 .00 .00 .00 .00 .00
en:vw=created|p=AT	.13 .00 .00 .00 .23 .00
en:vw=created|p=BY	-.59 .00 .00 .29 .00 .00
en:vw=created|p=IN	-.21 .00 .00 .27 .00 .00
en:vw=created|p=word	.27 .00 .00 .00 .07 -.20
en:vw=death	-.07 -.17 .26 .00 -.35 -.46
en:vw=death|p=,	-.47 .00 .00 .00 .00 -.32
en:vw=death|p=AND	-.33 .00 .00 .00 .00 -.32
en:vw=death|p=AT	-.30 .00 .00 .00 .00 .00
en:vw=death|p=KIN	-.19 -.17 -.29 .00 -.35 -.18
en:vw=death|p=OF	.30 .00 .00 .00 .00 -.34
en:vw=death|p=word	-.31 .00 .00 .00 .00 -.42
en:vw=deceased	-.41 .00 .00 .00 .00 .00
en:vw=degree	-.52 .23 -.53 .14 -.18 -.26
en:vw=degrees	.29 -.46 -.17 .00 -.14 -.21
en:vw=degrees|p=,	.40 .19 -.08 .00 -.08 -.07
en:vw=degrees|p=AND	.00 -.10 .00 .00 .00 .00
en:vw=degree|p=,	.00 -.45 .00 -.29 .00 .00
en:vw=degree|p=AT	-.36 .45 -.04 .32 -.10 -.23
en:vw=degree|p=FROM	-.27 .36 -.25 -.32 -.06 -.12
en:vw=degree|p=IN	-.26 -.28 -.33 .00 -.23 -.25
en:vw=degree|p=word	-.35 .13 .00 .00 .00 .00
en:vw=departed	.28 .00 .00 .00 .00 .00
en:vw=departed|p=word	.53 .00 .00 .00 .00 .00
en:vw=died	-.37 -.34 .03 -.19 .22 .21
en:vw=died|p=,	-.48 .00 .34 .40 .07 -.42
en:vw=died|p=AND	.00 .00 .00 .00 .26 .00
en:vw=died|p=AT	-.55 -.30 -.25 .00 -.42 -.14
en:vw=died|p=BE	.00 .00 .00 -.23 -.46 -.28
en:vw=died|p=IN	-.31 .00 -.10 -.60 .00 -.14
en:vw=died|p=KIN	.00 .00 .00 .00 .00 .43
en:vw=died|p=OF	.40 -.16 -.19 .00 -.22 -.20
en:vw=died|p=number	-.24 .00 .00 .00 .00 .00
en:vw=died|p=word	-.36 .00 -.26 .00 -.10 .00
en:vw=directed	-.41 -.39 -.24 .00 -.17 -.17
en:vw=doctorate	.34 .27 -.16 .00 -.16 -.16
en:vw=doctorate|p=FROM	-.42 .27 -.16 .00 -.16 -.16
en:vw=down	-.65 .00 .00 .00 .00 .00
en:vw=down|p=OF	-.49 .00 .00 .00 .00 .00
en:vw=down|p=word	-.55 .00 .00 .00 .00 .00
en:vw=earned	.00 -.34 -.53 -.43 -.27 .00
en:vw=earned|p=IN	.00 -.38 -.22 -.12 .00 .00
en:vw=earned|p=OF	.00 .00 .00 .00 -.20 .00
en:vw=earned|p=word	.00 -.54 -.19 -.23 .00 .00
en:vw=edited	-.40 .00 .00 .00 .00 -.31
en:vw=educated	-.63 .52 .25 -.59 -.11 -.05
en:vw=educated|p=,	.00 -.21 -.63 -.42 .00 .00
en:vw=educated|p=AND	-.36 .67 -.28 -.20 -.13 .00
en:vw=educated|p=AT	-.19 .12 -.39 -.34 -.07 -.05
en:vw=educated|p=BE	.00 .44 -.19 -.18 .00 .00
en:vw=educated|p=IN	-.24 -.65 .33 -.19 .00 .00
en:vw=educated|p=OF	-.54 -.40 .00 .00 .00 .00
en:vw=educated|p=word	.00 .00 .33 -.33 .00 .00
en:vw=elected	.46 -.40 -.61 -.20 -.30 -.14
en:vw=elected|p=AT	-.39 -.20 -.13 -.19 -.13 -.11
en:vw=elected|p=OF	.98 -.48 .00 .00 .00 -.12
en:vw=elected|p=TO	.38 -.62 -.51 -.19 -.30 -.29
en:vw=elected|p=word	.37 .00 .00 .00 .00 .00
en:vw=employed	.36 .00 .00 .00 .00 -.27
en:vw=employed|p=AND	-.41 .00 .00 .00 .00 -.13
en:vw=employed|p=BY	.42 .00 .00 .00 .00 .00
en:vw=employed|p=word	-.66 .00 .00 .00 .00 .00
en:vw=ended	-.46 .00 .34 .00 .00 .00
en:vw=enrolled	-.43 .50 -.22 -.20 -.11 -.10
en:vw=enrolled|p=AT	-.33 -.09 -.09 -.20 -.12 -.07
en:vw=enrolled|p=IN	-.10 -.26 -.22 .00 -.10 -.10
en:vw=established	.05 -.24 .19 .00 -.56 .08
en:vw=established|p=,	-.05 .00 .00 .00 .00 -.45
en:vw=established|p=AND	-1.06 -.15 .00 .00 .00 .00
en:vw=established|p=AT	.40 .00 .30 .00 .00 .00
en:vw=established|p=BY	-.25 -.18 .00 .00 .00 -.63
en:vw=established|p=IN	-.76 -.25 .00 .00 .00 .00
en:vw=established|p=word	.41 .00 -.23 .00 -.56 -.23
en:vw=finished	.17 -.44 -.37 .00 -.31 -.26
en:vw=finished|p=AT	.36 -.25 -.29 .00 -.28 -.09
en:vw=fluent	-.20 -.16 -.24 .00 -.29 -.32
en:vw=for	-.22 .00 .00 .00 .00 -.47
en:vw=former	-.00 -.54 .41 -.39 .21 .07
en:vw=former-queen	-.91 .00 .00 .00 .00 .00
en:vw=former-queen|p=BE	-.43 .00 .00 .00 .00 .00
en:vw=formerly	.04 -.68 -.88 -.31 -.14 -.60
en:vw=formerly|p=,	.18 -.16 -.11 .00 -.17 -.20
en:vw=formerly|p=AT	-.03 -.49 -.45 .00 -.27 -.35
en:vw=formerly|p=OF	-.17 -.36 -.57 .00 -.60 -.50
en:vw=formerly|p=word	.35 -.28 -.47 -.31 -.06 -.38
en:vw=former|p=,	-.09 -.48 -.40 .00 -.52 -.29
en:vw=former|p=AND	-.41 -.20 -.33 -.20 .09 .05
en:vw=former|p=AT	.34 .00 -.47 -.23 .00 .00
en:vw=former|p=BE	.48 .00 .00 .00 .00 .00
en:vw=former|p=FROM	.00 .00 .00 -.02 -.27 .00
en:vw=former|p=IN	-.48 -.41 .35 -.43 -.39 -.31
en:vw=former|p=OF	-.39 -.10 -.44 -.34 -.34 -.33
en:vw=former|p=word	.08 -.35 .42 -.33 .14 -.02
en:vw=for|p=AT	.16 .00 .00 .00 .00 .00
en:vw=found	.00 -.28 -.45 .00 .00 .00
en:vw=foundation	-.37 .00 .00 .00 .00 .00
en:vw=founded	-.16 .00 -.06 -.62 .05 .25
en:vw=founded|p=,	-1.11 .00 .00 -.35 -.40 .00
en:vw=founded|p=.	-.38 .00 .00 .00 .02 .00
en:vw=founded|p=:	.84 .00 .00 .00 .00 .00
en:vw=founded|p=AND	-.09 .00 .18 .00 .00 .00
en:vw=founded|p=AS	.20 .00 .00 .00 .00 .00
en:vw=founded|p=AT	-.88 .00 .00 .00 .00 .00
en:vw=founded|p=BY	-.43 .00 -.26 -.40 .04 .43
en:vw=founded|p=IN	-1.02 .00 -.63 -.36 -.42 -.15
en:vw=founded|p=OF	-.57 .00 .00 .00 .00 -.30
en:vw=founded|p=TO	.29 .00 .39 .00 .00 .00
en:vw=founded|p=word	.36 .00 -.22 -.39 .09 -.39
en:vw=founder	-.20 -.21 -.25 -.38 -.42 -.31
en:vw=founders	.27 .00 .00 .00 .25 -.42
en:vw=founders|p=,	-.88 .00 .00 .00 .00 .00
en:vw=founders|p=:	-.48 .00 .00 .00 .00 .00
en:vw=founders|p=OF	.23 .00 .00 .00 .46 -.42
en:vw=founders|p=number	.37 .00 .00 .00 -.35 .00
en:vw=founders|p=word	.37 .00 .00 .00 .00 -.13
en:vw=founder|p=,	-.19 .00 .00 .00 .00 .00
en:vw=founder|p=.	-.26 .00 .00 .00 .00 .00
en:vw=founder|p=:	-.74 .00 .00 .00 .00 .00
en:vw=founder|p=AND	.16 .00 .00 .00 .00 .00
en:vw=founder|p=FROM	-.34 .00 .00 .00 .00 .00
en:vw=founder|p=IN	.14 .00 .00 .00 .00 .00
en:vw=founder|p=OF	-.05 -.21 -.25 -.38 -.42 -.31
en:vw=founder|p=word	-.56 .00 .00 .00 .00 .00
en:vw=founding	.45 -.44 -.46 .00 -.75 -.65
en:vw=founding|p=,	-.55 -.14 -.15 .00 -.31 -.39
en:vw=founding|p=AND	.24 -.37 -.27 .00 -.30 -.25
en:vw=founding|p=AT	-.39 -.16 -.25 .00 -.19 -.06
en:vw=founding|p=IN	-.49 .00 .00 .00 .00 .00
en:vw=founding|p=OF	.49 -.36 -.26 .00 -.26 -.31
en:vw=founding|p=word	.19 -.34 -.17 .00 -.44 -.27
en:vw=from	-.05 .19 -.18 -.26 -.35 -.55
en:vw=from|p=,	.00 .30 -.64 -.39 -.26 -.32
en:vw=from|p=.	.00 .00 -.26 -.32 .00 -.40
en:vw=from|p=AND	-.35 -.32 .00 -.16 .00 .00
en:vw=from|p=FROM	.24 .19 .04 -.03 -.31 -.31
en:vw=from|p=word	-.64 -.28 .00 .00 .00 .00
en:vw=gained	-.70 .00 -.39 .00 .00 .00
en:vw=gained|p=,	-.38 .00 -.39 .00 .00 .00
en:vw=graduate	-.16 .01 -.37 -.28 -.41 -.52
en:vw=graduated	.24 .79 .19 .07 -.19 -.16
en:vw=graduated|p=,	-.31 .49 .00 -.39 .00 .00
en:vw=graduated|p=AT	-.39 .46 .37 .31 .00 .00
en:vw=graduated|p=FROM	.36 .36 -.54 -.28 -.19 -.15
en:vw=graduated|p=IN	.00 -.89 -.45 .00 .00 -.09
en:vw=graduated|p=word	-.36 .17 -.19 -.14 .00 .00
en:vw=graduate|p=,	-.47 .16 -.24 -.22 -.27 -.28
en:vw=graduate|p=AND	-.48 -.39 .00 .00 .00 .00
en:vw=graduate|p=AT	.39 -.49 .00 .00 .00 .00
en:vw=graduate|p=IN	.00 -.23 -.22 .00 .00 .00
en:vw=graduate|p=OF	-.33 .18 -.19 -.14 -.23 -.36
en:vw=graduate|p=word	-.27 -.48 -.35 .00 -.26 -.23
en:vw=graduating	-.44 -.56 .34 .00 .00 -.11
en:vw=graduating|p=,	-.22 -.56 -.26 .00 .00 .00
en:vw=graduating|p=FROM	-.32 .51 -.28 .00 .00 -.11
en:vw=graduation	-.26 .00 .00 .00 .00 -.20
en:vw=graduation|p=FROM	-.26 .00 .00 .00 .00 -.13
en:vw=had	-.30 .00 .34 .00 -.22 .33
en:vw=had|p=,	.00 .00 .00 .00 -.22 -.17
en:vw=had|p=AND	.00 .00 .00 .00 .00 .17
en:vw=had|p=word	.00 .00 .00 .00 .00 .41
en:vw=has	.09 .18 -.43 -.42 -.64 -.73
en:vw=has|p=,	.04 -.36 -.52 -.33 .00 .00
en:vw=has|p=AND	-.45 -.37 -.20 .00 -.30 .00
en:vw=has|p=BY	-.51 .00 -.24 .00 .00 .00
en:vw=has|p=FROM	-.31 -.11 -.33 .00 -.19 -.31
en:vw=has|p=IN	.05 -.56 -.62 .00 -.13 -.27
en:vw=has|p=OF	.43 -.25 -.32 .00 -.21 -.25
en:vw=has|p=word	-.15 .31 -.66 -.20 -.38 -.36
en:vw=have	-.23 -1.07 -.03 .00 -.56 .07
en:vw=have|p=,	-.32 -.44 -.45 .00 -.37 -.08
en:vw=have|p=AND	-.17 -.19 .00 .00 .00 .46
en:vw=have|p=word	.24 -.58 -.51 .00 -.43 -.63
en:vw=having	.39 .00 -.24 .00 .00 -.44
en:vw=head	.20 -.64 .07 .00 -.85 -.50
en:vw=headed	-.85 .00 .29 .00 .00 .00
en:vw=headed|p=.	-.43 .00 .00 .00 .00 .00
en:vw=headed|p=word	-.28 .00 -.19 .00 .00 .00
en:vw=headquartered	-.44 .00 .00 .00 .00 .00
en:vw=headquartered|p=,	-.41 .00 .00 .00 .00 .00
en:vw=headquartered|p=IN	-.38 .00 .00 .00 .00 .00
en:vw=head|p=,	.34 -.42 .21 .00 -.34 -.29
en:vw=head|p=AT	.79 -.44 -.33 .00 -.21 -.11
en:vw=head|p=IN	-.11 .00 -.35 .00 .00 .00
en:vw=head|p=OF	-.55 -.19 -.35 .00 -.37 -.12
en:vw=head|p=word	-.72 -.11 -.40 .00 -.28 -.25
en:vw=his	-.50 .46 -.64 .00 -.23 -.31
en:vw=holds	.12 .11 -.44 .00 -.31 -.37
en:vw=holds|p=AND	-.35 -.42 -.29 .00 -.24 -.37
en:vw=holds|p=FROM	-.42 .17 -.18 .00 -.14 -.14
en:vw=holds|p=IN	.23 -.16 -.24 .00 -.11 -.09
en:vw=holds|p=word	-.44 -.44 -.23 .00 -.26 -.24
en:vw=home	-.17 .07 -.76 -.42 -.87 .34
en:vw=home|p=,	.00 -.14 .00 .00 .00 -.10
en:vw=home|p=/	-.38 -.32 -.35 .00 -.26 -.26
en:vw=home|p=AND	.00 .00 .41 .00 -.35 .26
en:vw=home|p=AT	.17 .50 -.44 .00 -.45 -.35
en:vw=home|p=IN	-.18 -.42 -.23 .00 -.28 -.17
en:vw=home|p=OF	.00 -.28 -.39 -.42 .00 -.33
en:vw=home|p=word	.07 -.50 -.61 .00 -.56 -.41
en:vw=home|p=|	-.43 -.18 -.55 .00 -.27 -.20
en:vw=home|p=·	-.27 -.20 -.69 .00 -.26 -.23
en:vw=husband	-.09 -.38 .07 -.35 -.23 -.05
en:vw=husband|p=,	-.41 -.34 -.55 -.26 -.15 -.54
en:vw=husband|p=.	.00 .00 -.38 .00 .64 .00
en:vw=husband|p=AND	-.23 -.25 -.46 .00 -.67 .19
en:vw=husband|p=KIN	-.23 -.15 -.28 -.34 .20 -.42
en:vw=husband|p=OF	-.44 -.30 -.76 .00 -.04 .31
en:vw=husband|p=TO	.00 .00 .22 .00 -.65 .00
en:vw=husband|p=word	.30 -.57 -.61 -.22 .13 .07
en:vw=in	-.93 -.28 .41 -1.07 -.70 -.46
en:vw=international	.64 .32 .00 .00 .00 .06
en:vw=international|p=,	.26 -.15 .00 .00 .00 .00
en:vw=international|p=AND	.48 .00 .00 .00 .00 .00
en:vw=international|p=AT	.54 .33 .00 .00 .00 .00
en:vw=international|p=IN	.00 -.48 .00 .00 .00 -.29
en:vw=international|p=OF	.00 .00 .00 .00 .00 .24
en:vw=international|p=word	.05 .00 .00 .00 .00 .00
en:vw=in|p=,	-.56 -.14 .14 -.78 -.42 -.40
en:vw=in|p=AND	.00 .00 -.22 -.20 -.40 .00
en:vw=in|p=IN	-.26 -.25 .55 -.69 -.48 -.59
en:vw=in|p=TO	.00 .00 .12 .00 .00 -.34
en:vw=in|p=word	-.44 .00 .30 .00 -.29 .00
en:vw=is	.00 -.77 -.93 -.15 -.84 -.65
en:vw=is|p=)	-.54 -.15 -.14 .00 -.19 -.44
en:vw=is|p=,	.35 -.79 -.78 -.74 -.74 .06
en:vw=is|p=.	.19 -.17 -.40 .00 .00 .00
en:vw=is|p=AND	.11 -.49 -.41 -.35 -.44 -.26
en:vw=is|p=AS	-.44 .00 .00 -.13 .00 .00
en:vw=is|p=AT	.31 -.68 -.44 -.26 -.45 -.43
en:vw=is|p=BE	-1.24 -.50 -.35 .36 -.65 .01
en:vw=is|p=BY	.54 -.25 -.22 -.38 .06 -.21
en:vw=is|p=FROM	-.45 .27 -.25 .00 -.20 -.21
en:vw=is|p=IN	-.62 -.55 -.90 -.60 -.53 -.42
en:vw=is|p=KIN	-.38 -.13 -.21 -.20 -.51 -.91
en:vw=is|p=OF	-.26 -.63 -.64 -.15 -.96 -.35
en:vw=is|p=TO	-.20 -.45 .08 .00 -.55 -.42
en:vw=is|p=word	-.19 -.28 -.57 -.54 -.89 -.05
en:vw=joined	.08 -.20 .18 -.42 -.38 -.51
en:vw=joined|p=,	-.04 -.20 -.23 .00 -.18 -.33
en:vw=joined|p=AND	-.47 .00 .33 .00 .00 .00
en:vw=joined|p=AS	-.12 -.35 -.14 .00 -.12 -.13
en:vw=joined|p=AT	-.76 -.44 .00 .00 .00 .00
en:vw=joined|p=IN	.39 -.26 .34 .00 .00 .00
en:vw=joined|p=OF	-.07 -.26 -.27 .00 .00 .00
en:vw=joined|p=word	.48 .26 -.51 -.34 -.26 -.31
en:vw=joining	.45 -.71 -.36 .00 -.29 -.08
en:vw=joining|p=,	-1.16 .00 .00 .00 .00 .00
en:vw=joining|p=.	-.47 .00 .00 .00 .00 .00
en:vw=joining|p=AT	.56 -.32 .00 .00 .00 .00
en:vw=joining|p=OF	.09 -.34 .00 .00 .00 .00
en:vw=joining|p=word	.42 -.54 -.17 .00 -.29 -.08
en:vw=joint	.00 .00 -.12 -.21 .00 .00
en:vw=killed	.00 .00 .00 .00 .00 -.09
en:vw=killed|p=word	.00 .00 .00 .00 .00 -.64
en:vw=languages	-.70 -.34 -.44 .00 -.45 -.51
en:vw=languages|p=word	-.25 -.17 -.17 .00 -.23 -.34
en:vw=launched	.03 -.12 .00 .00 .00 .00
en:vw=launched|p=word	.03 -.12 .00 .00 .00 .00
en:vw=laureate	.19 .00 .00 .00 .00 .00
en:vw=lead	-.16 -.79 -.34 -.19 -.69 -.58
en:vw=leader	.42 -.36 -.33 .00 -.37 -.15
en:vw=leaders	.00 -.34 .00 .00 .00 .00
en:vw=leadership	.18 .00 .00 .00 .20 -.11
en:vw=leadership|p=OF	.29 .00 .00 .00 .20 .00
en:vw=leaders|p='	.00 -.20 .00 .00 .00 .00
en:vw=leaders|p=OF	.00 -.34 .00 .00 .00 .00
en:vw=leader|p=OF	.22 .00 -.25 .00 -.34 .00
en:vw=leading	.40 -.26 -.33 -.32 -.61 -.41
en:vw=leading|p=,	.79 .00 -.43 .00 .00 .00
en:vw=leading|p=AT	.07 .00 .00 -.25 -.48 .00
en:vw=leading|p=IN	-.46 .00 .00 -.24 .00 .00
en:vw=leading|p=OF	-.72 .00 .00 .00 .00 .00
en:vw=leading|p=word	-.20 -.26 -.16 .00 -.48 -.41
en:vw=leads	.75 .00 .00 .00 .00 .00
en:vw=lead|p=,	-.15 -.58 -.22 .00 -.71 -.53
en:vw=lead|p=AND	.22 -.38 -.22 .00 -.29 -.36
en:vw=lead|p=OF	.57 .00 .00 .00 .00 .00
en:vw=lead|p=word	-.51 -.19 -.22 -.19 -.23 -.33
en:vw=leave	-.47 -.26 -.83 .00 -.69 -.68
en:vw=leaving	.39 .20 -.52 -.14 -.45 -.31
en:vw=leaving|p=word	.52 .33 -.39 .00 -.36 -.14
en:vw=lecturer	.41 .13 .00 .00 .21 .00
en:vw=lecturer|p=AT	.00 .22 .00 .00 -.12 .00
en:vw=lecturer|p=IN	.00 -.29 .00 .00 -.13 .00
en:vw=lectures	-.12 -.36 -.42 .00 -.45 -.34
en:vw=led	-.50 -.41 -.47 .00 -.38 -.25
en:vw=led|p=,	-1.00 .00 .00 .00 .00 .00
en:vw=led|p=.	-.23 .00 .00 .00 .00 .00
en:vw=led|p=BY	-.12 .00 .00 .00 .00 .00
en:vw=led|p=OF	-.60 .00 .00 .00 .00 .00
en:vw=led|p=word	.02 -.26 -.23 .00 -.30 -.24
en:vw=left	.21 .25 .30 .00 -.64 -.43
en:vw=left|p=AT	.41 -.63 -.29 .00 -.37 -.32
en:vw=left|p=word	.04 .34 .34 .00 -.41 -.06
en:vw=live	-.41 -.40 .63 -1.09 .20 .24
en:vw=lived	-.27 -.32 .30 -.60 -.30 -.43
en:vw=lived|p=,	.00 -.28 .34 .18 -.15 -.17
en:vw=lived|p=AND	.00 .00 .29 .00 .00 .00
en:vw=lived|p=IN	-.27 -.19 .04 -.84 -.28 -.09
en:vw=lived|p=OF	.00 .00 -.34 -.44 .00 -.45
en:vw=lived|p=TO	.00 .00 .68 -.30 .00 .00
en:vw=lived|p=word	.00 .00 .06 -.42 .00 .00
en:vw=lives	-.35 -.17 -.28 -.64 -.34 .04
en:vw=lives|p=,	.00 .00 -.62 .00 .00 .31
en:vw=lives|p=AT	.00 .00 .40 -.44 .00 .00
en:vw=live|p=,	.00 .00 .10 -.48 -.20 .19
en:vw=live|p=-	.00 .00 .00 .00 .00 .20
en:vw=live|p=AND	.00 .00 .00 -.09 .00 .57
en:vw=live|p=AT	-.29 -.36 -.35 .00 .34 -.40
en:vw=live|p=IN	-.28 -.22 .69 -.81 -.53 -.16
en:vw=live|p=KIN	.00 .00 -.39 -.16 .00 .05
en:vw=live|p=word	-.21 .00 -.63 -.26 .00 .00
en:vw=living	-.35 .00 .13 -.91 .00 .00
en:vw=living|p=,	.00 .00 .51 -.27 .00 .00
en:vw=living|p=IN	-.35 .00 .11 -.80 .00 .00
en:vw=made	-.46 -.05 -.55 -.38 -.34 -.34
en:vw=made|p=word	-.28 -.27 -.26 .00 -.16 -.21
en:vw=majoring	.00 -.52 -.46 .00 -.13 -.44
en:vw=majoring|p=AT	.00 .51 .00 .00 .00 .00
en:vw=majoring|p=IN	.00 -.68 -.42 .00 -.13 -.14
en:vw=managed	-.16 -.16 -.31 -.32 -.39 -.18
en:vw=managed|p=,	-.83 .00 .00 .00 .00 .00
en:vw=managed|p=word	-.02 -.35 -.33 -.32 -.32 -.33
en:vw=manages	.12 -.40 -.23 .00 .47 -.23
en:vw=manages|p=,	-.66 .00 .00 .00 .21 .00
en:vw=manages|p=word	.36 -.40 -.23 .00 .30 -.23
en:vw=managing	-.25 -.40 -.17 -.11 -.31 -.18
en:vw=managing|p=OF	-.01 .00 .00 -.11 .00 .00
en:vw=marriage	.00 .00 .00 .00 .21 .00
en:vw=married	.00 -.60 -.95 -.44 .36 .06
en:vw=married|p=)	.00 .00 .00 .00 .32 -.31
en:vw=married|p=,	-.43 -.33 -.50 .00 .13 .01
en:vw=married|p=.	.00 .00 .00 .00 .18 -.42
en:vw=married|p=:	.00 .00 .00 .00 -.16 .28
en:vw=married|p=AND	.00 .00 .00 .00 -.89 .00
en:vw=married|p=AT	-.44 -.35 -.43 .00 .01 -.62
en:vw=married|p=BE	.00 .00 .00 .00 .11 .00
en:vw=married|p=IN	.00 .00 .00 -.36 -.50 -.29
en:vw=married|p=KIN	.00 .00 .00 -.22 -.23 .00
en:vw=married|p=OF	.46 .00 -.66 .00 -1.19 -1.06
en:vw=married|p=TO	-.41 -.30 -.52 -.15 .06 -.05
en:vw=married|p=word	-.47 -.29 -.27 -.33 .24 .04
en:vw=medal	.29 -.55 -.45 -.21 -.27 -.40
en:vw=moved	-.19 -.26 .03 -.49 -.27 -.30
en:vw=moved|p=,	-.19 .00 -.18 .00 .00 .00
en:vw=moved|p=FROM	-.16 -.23 .60 .00 .00 .00
en:vw=moved|p=IN	.00 .00 -.45 .00 .00 .00
en:vw=moved|p=OF	.00 .00 -.75 .00 .00 .00
en:vw=moved|p=TO	.00 -.33 .23 -.49 -.27 -.21
en:vw=moved|p=word	.00 .00 -.13 .00 .00 .00
en:vw=named	-.56 -.63 -.48 -.51 -.51 .24
en:vw=named|p=,	.00 .00 .00 .00 .00 .27
en:vw=named|p=BE	-.49 -.24 -.14 -.26 -.15 -.14
en:vw=named|p=BY	-.54 -.38 -.14 .00 -.16 -.24
en:vw=named|p=OF	.07 -.40 -.20 .00 -.21 -.19
en:vw=named|p=number	-.40 .00 .00 .00 .00 .00
en:vw=named|p=word	-.08 -.49 -.35 -.15 -.43 -.68
en:vw=native	-.50 -.40 .38 .03 .08 -.12
en:vw=native|p=,	-.42 -.38 .24 -.53 -.39 -.44
en:vw=native|p=FROM	.00 .00 -.51 .74 .00 .00
en:vw=native|p=IN	.00 .00 .31 -.44 .00 .00
en:vw=native|p=OF	.00 .00 .00 .30 .00 .00
en:vw=native|p=word	.00 .00 -.05 .29 -.42 -.23
en:vw=obtained	-.64 .31 -.23 -.39 -.18 -.11
en:vw=obtained|p=AT	.00 .53 .00 .00 .00 .00
en:vw=of	-.31 -.29 .00 .82 -.34 .00
en:vw=of|p=,	-.18 -.11 .00 .42 -.22 .00
en:vw=of|p=OF	-.28 -.25 .00 .68 -.23 .00
en:vw=opened	.31 -.24 -.48 -.33 -.59 -.04
en:vw=opened|p=,	-.33 .00 .00 .00 .00 .50
en:vw=opened|p=IN	-.21 .00 .00 .00 .00 -.22
en:vw=opened|p=word	.48 -.24 -.48 -.33 -.59 -.70
en:vw=over	-.36 -.33 -.32 .00 -.17 -.30
en:vw=partner	.49 -.52 -.71 -.20 -.09 -.03
en:vw=partner|p=,	-.50 -.16 -.31 .00 .44 -.29
en:vw=partner|p=AT	-.62 -.34 -.30 .00 -.48 -.35
en:vw=partner|p=IN	.34 -.23 -.46 .00 -.29 -.21
en:vw=partner|p=KIN	-.31 -.11 -.18 -.20 -.13 .20
en:vw=partner|p=word	.22 -.14 -.27 .00 -.29 -.37
en:vw=practice	-.41 -.15 -.61 .00 -.15 -.12
en:vw=practice|p=,	-.47 .00 .00 .00 .00 .00
en:vw=practice|p=IN	-.17 -.15 -.61 .00 -.15 -.12
en:vw=practised	.57 -.44 -.50 .00 -.60 -.36
en:vw=prize	-.39 -.36 -.37 .00 -.10 -.10
en:vw=professor	.21 -1.06 -.32 -.51 -.19 -.28
en:vw=professor|p=,	.08 -.33 .00 -.26 .00 .00
en:vw=professor|p=AND	-.39 -.45 .00 .00 .00 .00
en:vw=professor|p=AT	.14 -.84 -.02 -.27 -.04 -.01
en:vw=professor|p=IN	.17 -.24 -.17 -.27 .00 .00
en:vw=professor|p=OF	-.30 -.33 -.29 -.10 -.15 -.27
en:vw=professor|p=word	.10 -.33 -.16 .00 -.25 -.14
en:vw=promoted	-.23 -.43 -.32 .00 -.23 -.18
en:vw=qualified	.29 -.07 -.41 -.31 -.10 -.10
en:vw=qualified|p=AT	.09 -.07 -.41 -.18 -.10 -.10
en:vw=qualified|p=word	.32 .00 .00 -.13 .00 .00
en:vw=raised	-.45 -.43 .01 .61 -.27 -.32
en:vw=raised|p=,	-.32 -.31 -.14 .48 -.27 -.32
en:vw=raised|p=IN	.00 -.27 .17 .66 -.23 .00
en:vw=raised|p=OF	.00 -.20 .40 -.17 .00 .00
en:vw=raised|p=word	.00 .00 -.83 -.27 .00 .00
en:vw=ran	-.28 .00 .00 .00 .00 .34
en:vw=ran|p=IN	-.28 .00 .00 .00 .00 .00
en:vw=read	-.51 -.34 -.37 .00 -.24 -.35
en:vw=reading	-.47 -.71 -.43 .00 -.43 -.54
en:vw=read|p=AT	-.63 .55 -.48 .00 -.26 -.40
en:vw=read|p=word	-.58 -.49 -.32 .00 -.28 -.30
en:vw=received	-.19 -.54 -.00 -.44 -.27 -.44
en:vw=received|p=,	-.25 -.62 -.14 .00 -.20 -.10
en:vw=received|p=AT	.00 -.27 .00 .00 .00 -.31
en:vw=received|p=BY	.00 .00 -.22 .00 .00 -.28
en:vw=received|p=FROM	-.22 -.16 -.13 -.21 -.10 -.07
en:vw=received|p=IN	-.41 -.24 -.29 -.29 .00 .00
en:vw=received|p=TO	.00 .00 .29 .00 .00 -.20
en:vw=received|p=word	-.24 -.31 -.41 -.37 -.11 -.11
en:vw=recipient	.00 .31 .00 .00 .00 -.13
en:vw=recipient|p=OF	.00 .31 .00 .00 .00 -.13
en:vw=recruited	-.56 .00 .00 .00 .00 .00
en:vw=relocated	.00 .00 .37 .00 .00 .00
en:vw=relocated|p=TO	.00 .00 .37 .00 .00 .00
en:vw=reside	.00 .00 .10 .00 -.81 .58
en:vw=resided	.00 .00 .66 -.53 .00 .00
en:vw=resided|p=IN	.00 .00 .49 -.39 .00 .00
en:vw=residence	.00 .00 .00 .00 -.15 .00
en:vw=residency	.00 .00 .34 -.35 .00 .00
en:vw=resident	-.22 .00 .06 -.43 -.27 -.29
en:vw=residents	.00 .00 -.76 .00 .00 .00
en:vw=residents|p=AND	.00 .00 -.50 .00 .00 .00
en:vw=residents|p=OF	.00 .00 -.51 .00 .00 .00
en:vw=resident|p=,	.00 .00 -.63 -.32 .00 .00
en:vw=resident|p=AT	.00 .00 -.62 .00 .00 .00
en:vw=resident|p=OF	.00 .00 .61 -.35 -.27 -.29
en:vw=resident|p=TO	-.22 .00 -.75 .00 .00 .00
en:vw=resides	.00 .00 .52 -.36 -.69 -.20
en:vw=resides|p=IN	.00 .00 .52 -.36 -.38 -.20
en:vw=reside|p=,	.00 .00 .31 .00 -.68 .40
en:vw=reside|p=AND	.00 .00 .00 .00 -.27 .28
en:vw=reside|p=IN	.00 .00 .45 .00 -.31 -.19
en:vw=reside|p=KIN	.00 .00 .00 .00 .00 .28
en:vw=resigned	.57 .00 .00 .00 .00 .00
en:vw=resigned|p=FROM	.80 .00 .00 .00 .00 .00
en:vw=resigned|p=word	-.30 .00 .00 .00 .00 .00
en:vw=retired	-.05 -.36 .10 -.47 -.47 -.20
en:vw=retired|p=,	-.34 .00 .00 -.37 .00 .00
en:vw=retired|p=AND	.48 .00 .00 .00 .00 .00
en:vw=retired|p=AT	.00 .00 .00 -.22 .00 .00
en:vw=retired|p=IN	-.10 -.13 .37 -.22 -.12 -.20
en:vw=retired|p=OF	-.09 -.31 -.35 -.11 -.26 -.15
en:vw=retired|p=word	-.19 -.17 -.37 -.22 -.30 -.27
en:vw=retirement	-.40 .16 -.27 .00 -.22 -.44
en:vw=retirement|p=AT	-.36 .28 -.05 .00 -.23 -.17
en:vw=retiring	-.41 -.68 -.28 .00 -.32 -.20
en:vw=run	-.39 -.41 -.48 .00 -.29 -.17
en:vw=runs	-.41 -.28 -.30 .00 -.34 .29
en:vw=runs|p=word	-.41 -.28 -.30 .00 -.34 -.60
en:vw=run|p=AT	-.53 -.29 -.15 .00 -.25 -.08
en:vw=run|p=BY	.22 -.20 -.19 .00 -.22 -.23
en:vw=run|p=word	.00 .00 -.33 .00 .00 .00
en:vw=scholar	.56 .00 .00 .00 .00 -.41
en:vw=scholar|p=word	.00 .00 .00 .00 .00 -.41
en:vw=school	.00 .00 -.48 .00 .00 .00
en:vw=schooled	-.15 -.61 -.51 .00 -.14 -.17
en:vw=schools	.30 -.71 -.10 .00 -.10 -.10
en:vw=serve	-.31 -.37 -.49 .00 -.25 -.22
en:vw=served	.20 -.03 .06 -.21 -.31 -.22
en:vw=served|p=,	-.41 .00 .26 .00 .00 .00
en:vw=served|p=AND	-.10 .00 .00 .00 .00 .00
en:vw=served|p=AS	-.49 .00 -.10 .00 .00 .00
en:vw=served|p=AT	.50 .17 -.09 .00 -.16 -.07
en:vw=served|p=BY	-.70 .00 .00 .00 .00 .00
en:vw=served|p=IN	.26 .07 .27 .00 -.10 -.06
en:vw=served|p=OF	.08 -.24 -.31 -.21 -.34 -.34
en:vw=served|p=number	.16 .00 .00 .00 .00 .00
en:vw=served|p=word	-.08 -.57 .00 .00 .00 .00
en:vw=serves	.83 -.22 -.39 .00 -.11 -.08
en:vw=serves|p=,	.44 .00 -.23 .00 .00 .00
en:vw=serves|p=AND	.09 .00 .00 .00 .00 .00
en:vw=serves|p=AS	-.13 .00 .00 .00 .00 .00
en:vw=serves|p=AT	.26 .00 .00 .00 .00 .00
en:vw=serves|p=OF	.16 -.22 -.32 .00 -.11 -.08
en:vw=serves|p=word	.31 .00 .00 .00 .00 .00
en:vw=settled	.00 .00 .17 -.71 .27 .00
en:vw=settled|p=IN	.00 .00 .01 -.48 .00 .00
en:vw=settled|p=OF	.00 .00 .03 -.36 .00 .00
en:vw=sold	-.14 -.62 -.73 .00 -.49 -.21
en:vw=sold|p=TO	-.76 -.25 -.40 .00 -.29 -.22
en:vw=speak	-.61 -.44 -.31 .00 -.46 -.45
en:vw=speaker	.47 .00 .00 -.21 .00 .00
en:vw=speaking	.38 -.37 -.27 .00 -.41 -.18
en:vw=speaks	-.91 -.45 -.62 .00 -.68 -.51
en:vw=speaks|p=,	-.43 -.19 -.35 .00 -.34 -.26
en:vw=speaks|p=AND	-.45 -.37 -.48 .00 -.42 -.30
en:vw=speaks|p=word	-.47 -.32 -.45 .00 -.43 -.37
en:vw=spending	.00 .00 .00 -.54 .00 .33
en:vw=spent	-.09 -.26 -.58 -.33 -.49 -.09
en:vw=spent|p=AT	-.09 -.26 -.19 .00 -.49 -.09
en:vw=spoke	-.30 -.18 -.20 .00 -.13 -.16
en:vw=spoke|p=word	-.30 -.18 -.20 .00 -.13 -.16
en:vw=spouse	.00 .00 .00 .00 -.32 .00
en:vw=started	-.01 -.52 -.51 -.23 -.34 .12
en:vw=started|p=,	.00 .00 .00 .00 .00 .51
en:vw=started|p=-	.00 .00 .00 .00 .00 .19
en:vw=started|p=AND	.00 .00 -.18 .00 .00 .08
en:vw=started|p=AT	-.69 -.27 -.23 .00 -.23 -.35
en:vw=started|p=BY	-.45 .00 .00 .00 .00 -.42
en:vw=started|p=IN	-.44 .00 -.22 .00 .00 .00
en:vw=started|p=word	.34 -.40 -.53 -.23 -.34 -.18
en:vw=starting	.12 .00 -.66 .00 .00 .00
en:vw=starting|p=AT	.00 .00 -.14 .00 .00 .00
en:vw=stationed	-.32 .00 .00 .00 -.14 .00
en:vw=stayed	.00 .00 -.16 .00 .00 .00
en:vw=student	.33 .72 -.27 .00 -.21 -.38
en:vw=students	-.36 -.33 -.42 .00 .00 .00
en:vw=students|p=AT	.00 -.11 .00 .00 .00 .00
en:vw=student|p=AT	.33 1.00 -.27 .00 -.21 -.26
en:vw=student|p=IN	.00 -.90 .00 .00 .00 -.28
en:vw=student|p=OF	.00 -.39 .00 .00 .00 .00
en:vw=studied	-.40 -.10 -.29 -.50 -.30 -.53
en:vw=studied|p=,	-.38 -.80 -.36 -.24 -.22 -.29
en:vw=studied|p=AND	-.43 .07 -.45 .00 .00 -.67
en:vw=studied|p=AT	-.07 -.11 -.25 -.26 -.14 -.35
en:vw=studied|p=FROM	.00 -.37 .00 .00 .00 -.15
en:vw=studied|p=IN	-.54 .18 -.03 -.31 -.13 -.18
en:vw=studied|p=word	-.49 -.45 -.54 -.33 -.28 -.24
en:vw=studies	-.47 -.64 -.55 -.14 -.10 -.15
en:vw=studies|p=AT	-.35 .45 -.09 .00 .00 .00
en:vw=studies|p=IN	.00 -.69 -.47 -.14 .00 .00
en:vw=studio	-.55 .00 .00 .00 .00 .00
en:vw=study	-.53 -.16 -.27 .00 .00 .00
en:vw=studying	-.58 .14 .60 .00 .00 -.29
en:vw=studying|p=AND	-.26 -.50 .20 .00 .00 -.27
en:vw=studying|p=AT	.00 -.07 -.25 .00 .00 -.02
en:vw=study|p=AT	.00 .24 -.11 .00 .00 .00
en:vw=taught	.01 -.30 .21 .00 -.39 -.31
en:vw=taught|p=AT	.15 -.21 -.11 .00 -.21 -.10
en:vw=taught|p=word	-.45 -.17 -.25 .00 -.37 -.30
en:vw=teach	.29 -.48 -.25 .00 -.15 -.15
en:vw=teacher	-.41 -.58 -.37 .00 -.03 -.01
en:vw=teacher|p=,	.00 -.11 -.30 .00 .00 .00
en:vw=teacher|p=AT	-.25 -.21 -.03 .00 -.03 -.01
en:vw=teacher|p=OF	-.30 .00 .00 .00 .00 .00
en:vw=teaches	-.40 -.59 -.64 .00 -.85 -.04
en:vw=teaches|p=,	-.34 -.25 -.22 .00 -.19 .26
en:vw=teaches|p=AT	-.35 -.41 -.24 .00 -.52 -.31
en:vw=teaching	.23 -.13 -.47 .00 -.54 -.52
en:vw=teaching|p=,	.53 -.42 -.22 .00 -.31 -.43
en:vw=teaching|p=AT	.43 -.41 -.09 .00 .00 .00
en:vw=to	-.22 .05 .50 -.59 -.58 -.65
en:vw=to|p=,	.00 .00 .10 -.43 -.10 -.21
en:vw=to|p=AT	-.28 .01 -.63 .00 -.33 -.34
en:vw=to|p=BE	.00 -.40 -.20 .00 .00 .00
en:vw=to|p=FROM	.06 .01 -.09 .00 -.18 -.17
en:vw=to|p=IN	-.34 -.27 -.58 .00 -.15 -.18
en:vw=to|p=OF	.00 -.34 -.15 .00 .00 .00
en:vw=to|p=TO	.05 -.02 .44 -.29 -.43 -.36
en:vw=to|p=word	-.27 .20 .34 -.35 -.38 -.28
en:vw=trained	-.53 -.19 -.50 .23 -.53 -.13
en:vw=trained|p=,	.00 .00 .00 .35 -.36 .00
en:vw=trained|p=AT	-.45 .13 -.11 -.31 -.10 -.11
en:vw=trained|p=word	-.47 -.53 -.46 -.40 -.22 -.37
en:vw=training	-.68 -.40 -.22 -.20 -.16 -.14
en:vw=training|p=AND	.00 -.65 -.18 -.12 .00 .00
en:vw=training|p=AT	-.35 -.51 -.07 -.15 -.06 .00
en:vw=up	.36 .27 .30 -.32 -.73 -.68
en:vw=up|p=,	.00 .00 .89 -.66 .00 .00
en:vw=up|p=AND	.00 .00 -.14 -.28 .00 -.36
en:vw=up|p=AT	-.59 .41 -.60 -.24 -.38 -.32
en:vw=up|p=IN	.00 .00 .08 -.06 -.33 -.17
en:vw=up|p=OF	.00 -.21 -.26 -.47 .00 -.40
en:vw=up|p=word	.70 .00 .06 .00 -.57 .00
en:vw=volunteer	.12 -.26 -.58 .00 -.30 -.26
en:vw=volunteered	.37 .00 .00 .00 .00 -.32
en:vw=volunteered|p=AT	.37 .00 .00 .00 .00 -.34
en:vw=volunteering	-.48 -.33 -.29 .00 -.33 -.48
en:vw=was	.24 -.32 -.10 .00 .27 -.01
en:vw=was|p=)	.37 .00 .00 -.34 .00 .00
en:vw=was|p=,	-.81 -.61 -.22 .13 -.28 -.41
en:vw=was|p=.	-.66 -.12 -.34 -.23 -.98 -.59
en:vw=was|p=AND	-.06 -.39 -.80 -.28 -.24 -.30
en:vw=was|p=AS	-.51 .32 .00 .00 -.29 -.36
en:vw=was|p=AT	.09 -.37 -1.12 -.27 .02 .09
en:vw=was|p=BE	.18 -.41 -.28 -.36 -1.04 -.70
en:vw=was|p=BY	-.46 .00 -.17 -.28 .08 -.40
en:vw=was|p=FROM	-.33 .00 -.40 .32 -.23 -.24
en:vw=was|p=IN	.30 -.23 .05 -.31 -.38 -.19
en:vw=was|p=KIN	.00 .00 .00 .00 .00 .31
en:vw=was|p=OF	.20 -.36 -.80 -.13 .07 -.52
en:vw=was|p=TO	-.83 -.47 -.12 .00 -.38 -.38
en:vw=was|p=WHO	.40 .00 .00 .00 .00 -.40
en:vw=was|p=number	-.49 -.30 -.25 .00 .00 -.60
en:vw=was|p=word	.22 -.27 .13 -.52 -.08 .09
en:vw=were	-.56 -.24 -.36 .00 .19 .15
en:vw=were|p=,	-.53 .00 .00 .00 .00 .00
en:vw=were|p=.	-.21 .00 .00 .00 .15 -.41
en:vw=were|p=AND	-.34 -.24 -.36 .00 -.46 -.06
en:vw=were|p=BE	-.11 .00 .00 .00 -.55 .08
en:vw=were|p=word	.00 .00 .00 .00 -.84 .12
en:vw=widow	.00 .00 .00 .00 .51 .00
en:vw=wife	-.82 .08 .35 -.43 -.20 .12
en:vw=wife|p=,	-.33 -.30 -.63 -.27 -.11 -.30
en:vw=wife|p=AND	-.45 .00 .49 -.30 .03 -.11
en:vw=wife|p=AT	-.33 -.37 -.35 .00 -.73 -.35
en:vw=wife|p=IN	.00 .00 .40 -.23 -.34 .00
en:vw=wife|p=KIN	-.18 -.18 -.40 -.22 -.09 .13
en:vw=wife|p=OF	-.29 -.11 -.20 .00 .07 -.21
en:vw=wife|p=word	-.48 .24 -.71 -.16 -.84 .30
en:vw=winery	.41 .00 .00 .00 -.50 .00
en:vw=winery|p=AND	.00 .00 .00 .00 -.38 .00
en:vw=winery|p=IN	.00 .00 .00 .00 -.26 .00
en:vw=winery|p=word	.41 .00 .00 .00 -.30 .00
en:vw=wing	.44 -.28 -.35 .00 -.30 -.26
en:vw=winner	.00 .00 .00 -.28 .00 .00
en:vw=winning	.12 -.43 -.41 .00 -.27 -.20
en:vw=winning|p=,	.32 .00 -.26 .00 .00 .00
en:vw=winning|p=word	-.66 -.35 -.28 .00 -.18 -.08
en:vw=with	-.18 -.36 -.47 .00 -.56 -.31
en:vw=with|p=AT	-.07 -.43 -.52 .00 -.49 -.31
en:vw=won	-.06 -.37 .08 -.35 -.18 -.16
en:vw=won|p=,	-.54 .00 .00 .00 .00 .00
en:vw=won|p=AND	-.55 .00 .00 .00 .00 .00
en:vw=won|p=IN	.37 -.29 .24 -.25 -.17 -.16
en:vw=won|p=word	-.42 -.24 -.18 .00 -.17 -.16
en:vw=work	-.29 .04 -.91 -.15 -.59 .04
en:vw=worked	.88 -.06 .30 -.33 .24 .15
en:vw=worked|p=,	.55 -.21 .51 .00 .00 .26
en:vw=worked|p=AND	.62 -.32 -.25 .00 .00 .00
en:vw=worked|p=AS	-.24 -.24 .00 .00 .00 .00
en:vw=worked|p=AT	-.02 -.18 -.22 -.18 .26 -.22
en:vw=worked|p=BE	-.07 .00 -.12 .00 -.28 .00
en:vw=worked|p=IN	-.30 -.34 -.08 -.23 -.11 -.11
en:vw=worked|p=KIN	-.35 .00 .00 .00 -.38 .35
en:vw=worked|p=OF	.78 .00 -.36 -.25 .00 .00
en:vw=worked|p=TO	.35 -.29 .52 .00 .00 .00
en:vw=worked|p=word	.68 .23 -.54 -.29 .14 -.48
en:vw=working	.09 -.62 -.56 .00 -.36 -.49
en:vw=working|p=,	-.25 -.49 .00 .00 .00 -.40
en:vw=working|p=AND	.26 .00 -.22 .00 .00 .00
en:vw=working|p=AT	.10 -.34 -.47 .00 -.36 -.29
en:vw=working|p=IN	-.01 -.13 -.34 .00 .00 -.09
en:vw=working|p=OF	-.34 .00 -.24 .00 .00 .00
en:vw=working|p=word	-.65 .00 -.16 .00 .00 -.23
en:vw=works	-.44 -.34 .77 .30 -.50 .00
en:vw=works|p=,	.00 -.23 .52 .40 -.06 .00
en:vw=works|p=AT	-.33 .48 .00 .00 -.03 .00
en:vw=works|p=IN	-.27 -.55 .51 -.36 -.27 .00
en:vw=work|p=,	-.21 -.18 -.58 .00 -.19 -.53
en:vw=work|p=AT	.07 .01 -.11 .00 -.47 -.23
en:vw=work|p=BE	.00 -.31 .00 .00 .00 -.23
en:vw=work|p=IN	-.60 -.32 .00 -.15 -.22 .00
en:vw=work|p=OF	.23 .00 .00 .00 .00 .00
en:vw=work|p=TO	.00 .00 -.52 .00 .00 .00
en:vw=work|p=word	-.61 .00 -.22 .00 .00 .00
en:w+1=!	-.30 .00 .00 .00 .00 -.35
en:w+1="	.30 -.58 -.72 -.50 .14 -.74
en:w+1=$	-.21 -.67 -.13 -.51 -.72 -.76
en:w+1=&	-.59 -.20 -.72 .00 -.57 -.60
en:w+1='	.05 .11 -.52 -.69 -.51 .45
en:w+1='s	.14 .08 -.51 -.85 .49 .19
en:w+1=(	.10 -.03 .24 -.26 .15 .64
en:w+1=)	.47 -.22 -.17 -.01 .13 .18
en:w+1=,	.08 .12 .33 .21 .01 .40
en:w+1=-	-.60 -.04 .31 -.26 -.03 -.25
en:w+1=.	.10 .00 -.02 .14 .00 .25
en:w+1=/	.01 -.32 -.65 -.35 -.37 -.47
en:w+1=1	.36 -.36 -.31 -.38 -.31 -.31
en:w+1=1942	.00 .00 .00 .00 -.24 .00
en:w+1=1972	-.25 .00 .00 -.26 -.20 .00
en:w+1=1996	-.32 -.26 -.35 -.22 -.23 -.34
en:w+1=2	-.44 -.27 -.45 .00 .30 .26
en:w+1=2004	-.11 .31 -.30 .00 -.33 -.45
en:w+1=2006	-.54 -.44 -.39 .00 -.47 -.38
en:w+1=2007	-.71 .39 -.43 .00 -.43 -.54
en:w+1=2010	-.53 .21 -.55 .00 -.34 -.43
en:w+1=2012	-.21 -.68 -.93 .00 -.55 -.76
en:w+1=2014	.54 .08 -.62 .00 -.43 -.47
en:w+1=2015	-.39 -.45 -.63 .00 -.38 -.40
en:w+1=2016	-.26 .18 -.53 .00 -.32 -.41
en:w+1=2017	-.62 -.40 -.46 .00 -.53 -.51
en:w+1=2018	-.70 -.65 -.59 .00 -.45 -.48
en:w+1=2019	-.59 -.42 .22 .00 -.43 -.48
en:w+1=2020	-.73 -.60 -.93 .00 -.64 -.61
en:w+1=2021	-.52 -.52 -.41 .00 -.48 -.59
en:w+1=2022	-.36 -.32 -.24 .00 -.41 -.31
en:w+1=2023	-.52 -.42 -.46 .00 -.50 -.33
en:w+1=2024	-.81 -.57 -.54 .00 -.44 -.50
en:w+1=3	-.60 -.45 -.53 .00 -.51 -.51
en:w+1=4	-.60 -.29 -.47 .00 -.40 .18
en:w+1=5	-.46 -.44 -.48 -.21 -.45 .14
en:w+1=6	.29 -.51 -.72 -.33 -.59 -.49
en:w+1=8	-.39 -.36 -.13 .00 -.06 -.10
en:w+1=:	-.84 -.77 -.86 -.82 -1.03 -1.12
en:w+1=;	-.25 -.32 -.73 -.53 -.10 .25
en:w+1=?	-.55 -.48 -.33 .00 -.41 -.31
en:w+1=[	.00 .00 .00 -.40 -.22 .00
en:w+1=]	-.40 -.36 -.39 .00 -.35 -.38
en:w+1=a	.01 .14 -.11 .28 -.81 -.62
en:w+1=academic	-.33 .00 .00 .00 .00 .00
en:w+1=actor	.00 .00 .00 -.45 -.13 .00
en:w+1=actress	.00 .00 .00 -.23 .00 -.10
en:w+1=after	-.42 -.49 -.38 -.20 -.61 -.28
en:w+1=age	-.29 -.18 -.23 .00 -.25 .42
en:w+1=airport	-.34 .00 .00 .00 .00 .00
en:w+1=all	.35 .00 .00 .00 -.09 .07
en:w+1=along	.00 .00 -.11 .00 -.12 .39
en:w+1=alongside	.50 .00 .00 .00 .00 .00
en:w+1=also	-1.01 -.44 -.53 .00 -.33 .09
en:w+1=and	-.08 .22 -.00 -.24 .29 .35
en:w+1=announced	-.52 .00 .00 .00 .00 .00
en:w+1=appointed	-.66 .00 .00 .00 .00 .00
en:w+1=architect	.00 .00 .00 -.34 .00 .00
en:w+1=are	-.51 .00 -.27 -.22 .18 -.20
en:w+1=area	-.21 -.23 .42 .28 -.27 -.28
en:w+1=artist	.00 .00 .00 -.26 -.54 .00
en:w+1=as	.07 .07 -.43 .48 -.05 -.36
en:w+1=assistant	-.67 -.41 -.66 .00 -.51 -.46
en:w+1=astronaut	.72 .00 .00 .00 .00 .00
en:w+1=at	-.32 -.35 -.85 .08 -.03 -.79
en:w+1=attended	.00 -.30 .00 .00 .00 .00
en:w+1=attorney	.00 .00 -.14 -.21 .00 .00
en:w+1=author	-.44 .00 -.20 -.39 -.19 .00
en:w+1=back	.44 .00 .35 .00 .00 -.23
en:w+1=baker	-.68 -.20 -.48 .00 .32 -.36
en:w+1=banker	.09 -.19 -.18 .00 -.22 -.20
en:w+1=based	-.33 .34 .00 .00 .00 .00
en:w+1=became	-.40 .00 -.32 .00 .00 .00
en:w+1=because	-.39 -.30 -.36 -.15 -.34 -.25
en:w+1=before	-.20 -.02 .54 -.56 -.62 -.62
en:w+1=began	.34 -.17 .00 .00 .00 .00
en:w+1=being	.00 -.40 .00 .00 -.59 .00
en:w+1=better	.00 .00 .00 .00 .00 -.61
en:w+1=between	.23 -.28 -.19 .00 -.26 -.13
en:w+1=billionaire	-.44 .00 -.11 -.13 .00 .00
en:w+1=bin	-.64 -.21 -.40 -.27 -.38 -.69
en:w+1=bint	-.40 .00 .00 .00 -.04 .00
en:w+1=biopharmaceutical	-.28 .00 .00 .00 .00 .00
en:w+1=board	.54 -.45 -.61 .00 -.29 -.23
en:w+1=botanist	-.25 .00 -.13 -.23 .00 -.19
en:w+1=bought	.00 .00 -.27 -.36 .00 .00
en:w+1=branch	-.63 .00 .31 -.23 .00 .00
en:w+1=business	-.61 .00 -.10 -.21 .00 .00
en:w+1=businessman	-.40 .00 .00 -.56 .00 .00
en:w+1=but	-.38 -.30 -.37 .44 .00 .00
en:w+1=by	.10 -.29 -.14 -.59 -.03 -.61
en:w+1=c	-.44 -.40 -.21 .00 -.25 -.24
en:w+1=came	-.96 -.51 -.83 -.39 -.69 -1.00
en:w+1=campus	-.30 .00 .00 .00 .00 .00
en:w+1=can	-.35 -.38 -.53 .00 -.37 -.49
en:w+1=carrying	-.28 .00 .00 .00 .00 .00
en:w+1=causes	.00 .00 .00 .00 -.42 .00
en:w+1=ceo	1.07 .00 .00 -.17 .00 .00
en:w+1=certificate	-.57 -.54 -.38 .00 -.27 -.47
en:w+1=champion	.00 .00 .00 -.42 .00 .00
en:w+1=channel	-.43 .00 .00 .00 .00 .00
en:w+1=chapter	-.59 -.39 -.17 .00 -.28 -.15
en:w+1=chemist	.00 .00 .00 .00 -.20 -.54
en:w+1=chief	-.19 -.13 -.56 .00 -.35 -.54
en:w+1=citizen	-.23 -.27 -.46 -.20 -.23 -.09
en:w+1=civil	.00 .00 .00 -.30 .00 .00
en:w+1=class	-.34 .00 .00 .00 .00 -.62
en:w+1=club	.38 .00 -.42 .00 .00 .00
en:w+1=co-founded	-.68 .00 .00 .00 .00 .00
en:w+1=community	-.51 .00 .00 .00 .00 -.20
en:w+1=company	.03 .00 -.23 .00 .00 .00
en:w+1=competition	-.39 .00 .00 .00 .00 .00
en:w+1=completed	-.22 -.15 -.11 .00 -.30 -.29
en:w+1=composer	.00 .00 .00 -.23 .00 .00
en:w+1=computer	.19 .00 .00 -.74 .00 .00
en:w+1=continued	.00 -.20 .00 .00 .00 .26
en:w+1=continues	.00 .00 .00 .00 -.54 .00
en:w+1=could	-.42 -.24 -.19 .00 -.03 -.56
en:w+1=currently	.11 .00 -.57 .00 .00 .00
en:w+1=d	.23 -.37 -.32 .00 -.34 -.46
en:w+1=decided	-.31 .00 .00 .00 .00 -.62
en:w+1=degree	-.18 -.53 -.39 -.14 -.31 -.40
en:w+1=derives	.67 .00 .00 .00 .00 .00
en:w+1=descent	-.42 -.31 -.54 -.24 -.44 -.85
en:w+1=designer	-.53 -.17 .00 .00 .00 .00
en:w+1=died	.00 .00 -.34 .00 .14 -.46
en:w+1=diplomat	-.30 .00 .00 -.29 .00 .00
en:w+1=director	-.97 -.34 -.22 .00 -.44 -.33
en:w+1=disaster	.00 .00 -.27 .00 .00 .00
en:w+1=district	-.35 .00 .00 .42 .00 .00
en:w+1=during	-.69 -.26 .00 -.21 .00 -.08
en:w+1=economist	-.36 .00 -.10 -.78 .00 .00
en:w+1=emigrated	.00 .00 -.52 .00 .33 .00
en:w+1=employees	.52 .00 .00 .00 .00 .00
en:w+1=engineer	-.70 -.18 -.54 -.28 -.50 -.49
en:w+1=enjoys	.00 .00 .00 .00 .00 -.47
en:w+1=enrolled	.00 -.18 .00 .00 .00 .00
en:w+1=entrepreneur	-.63 -.26 -.29 -.30 -.52 -.48
en:w+1=established	-.84 .00 -.23 .00 -.15 .00
en:w+1=executive	.46 -.33 -.21 .00 -.34 -.30
en:w+1=exploration	-.29 -.14 -.15 .00 -.25 -.17
en:w+1=faction	-.37 .00 .00 .00 -.83 .00
en:w+1=family	.18 .00 -.55 -.54 -.67 .00
en:w+1=fashion	.00 .00 .00 -.76 -.31 .00
en:w+1=father	.00 .00 -.31 -.19 .00 -.21
en:w+1=film	-.18 .00 -.11 -.57 .00 -.30
en:w+1=first	-.36 -.42 -.38 -.19 .30 .33
en:w+1=football	-.34 -.42 -.62 .37 .00 .00
en:w+1=footballer	-.27 .00 -.11 -.35 .00 .00
en:w+1=for	.30 .14 -.63 -.76 .10 -.90
en:w+1=foreign	.15 .00 .00 .00 .00 .00
en:w+1=formed	-1.00 .00 .00 .00 .00 .00
en:w+1=former	.00 .00 .00 -.20 .00 .00
en:w+1=founded	-.78 -.25 -.38 .00 .20 -.52
en:w+1=founder	.88 .00 .00 .00 .00 .00
en:w+1=from	.08 -.51 -.74 -.92 -.05 -.80
en:w+1=fulfilled	-.36 .00 .00 .00 .00 .00
en:w+1=general	-.70 -.19 -.20 .00 -.34 -.41
en:w+1=global	.15 .00 .00 .00 .00 .00
en:w+1=government	-.15 .00 .00 .22 .00 .00
en:w+1=graduate	.39 -.50 -.43 -.19 -.21 -.27
en:w+1=graduated	.00 -.50 -.51 -.60 .00 .35
en:w+1=grew	-.42 -.27 -.50 -.58 -.18 .00
en:w+1=group	.61 -.30 -.38 .00 -.43 -.40
en:w+1=had	.06 -.26 -.31 -.47 .17 -.58
en:w+1=has	.19 -.66 -.94 -.61 .27 .11
en:w+1=have	-.40 -.35 -.39 .00 .57 -.54
en:w+1=he	-.28 -.24 .09 .30 -.50 -.37
en:w+1=head	.00 .00 -.19 .00 .00 .00
en:w+1=helped	-.56 .00 .00 .00 .00 .00
en:w+1=himself	.00 .00 .00 .00 .26 .00
en:w+1=his	-.02 .00 .00 .00 -.34 -.57
en:w+1=history	-.38 -.45 -.39 .00 -.08 -.12
en:w+1=holds	-.27 -.30 -.17 .00 -.20 -.22
en:w+1=home	-.34 -.33 .40 .00 -.40 -.17
en:w+1=i	-.87 .10 -.75 .17 .32 -1.05
en:w+1=in	.09 .22 .29 -.39 .08 .18
en:w+1=include	-.38 -.26 -.44 .00 -.72 -.58
en:w+1=including	.33 .00 .15 -.25 .00 .00
en:w+1=increasing	.00 .00 -.65 .00 .00 .00
en:w+1=instructor	-.63 -.19 -.35 .00 -.35 -.40
en:w+1=into	-.53 -.46 -.63 .00 -.25 -.35
en:w+1=is	.12 -.86 .06 -.48 -.08 .04
en:w+1=january	-.54 .00 .00 .00 .00 .00
en:w+1=joined	-1.17 -.39 -.43 -.35 -.39 .23
en:w+1=journalist	-.32 .00 .00 -.47 .00 -.21
en:w+1=just	.00 .00 .27 -.38 .11 .00
en:w+1=language	-.56 .00 .00 .00 .00 .00
en:w+1=lawyer	-.50 .00 -.10 -.25 .00 .00
en:w+1=lead	-.52 -.40 -.25 .00 -.32 -.18
en:w+1=leader	-.60 -.35 -.37 .00 -.55 -.22
en:w+1=left	-.43 -.24 -.23 .00 -.37 -.30
en:w+1=live	.00 .00 -.28 -.22 .00 -.60
en:w+1=lived	.00 .00 -.55 -.20 .00 .17
en:w+1=lives	.00 .00 -.43 -.36 .00 -.12
en:w+1=location	-.55 .00 -.13 .00 .00 -.31
en:w+1=made	-.30 -.38 -.23 -.34 -.23 -.27
en:w+1=management	-.55 -.43 -.37 .00 -.45 -.57
en:w+1=manager	-.91 -.32 -.60 .00 -.58 -.61
en:w+1=managing	-.44 -.20 -.42 .00 -.48 -.44
en:w+1=march	-.42 -.39 -.37 .00 -.35 -.50
en:w+1=married	-.34 -.26 -.48 .00 .38 -.14
en:w+1=master	-.62 -.03 -.08 .00 -.31 -.36
en:w+1=mathematician	.31 .00 .00 -.40 .00 .00
en:w+1=may	.00 -.33 .00 .00 .00 .49
en:w+1=member	.09 -.15 -.23 .00 -.50 -.14
en:w+1=members	-.40 .00 -.40 .00 .00 -.68
en:w+1=militia	.36 .00 .00 .00 .00 .00
en:w+1=minister	-.86 .00 .00 -.38 .00 .00
en:w+1=minor	.00 .00 .00 .00 -.28 .00
en:w+1=minutes	-.55 -.35 -.74 .00 -.59 -.77
en:w+1=mother	.00 .00 -.44 -.30 .00 -.22
en:w+1=moved	-.54 -.17 -.66 -.33 .37 .00
en:w+1=musician	-.21 .00 .00 .00 .00 .00
en:w+1=my	.00 .00 .00 .00 .47 .19
en:w+1=n't	.00 .00 .00 .00 -.54 .00
en:w+1=named	-.01 -.12 -.06 .00 -.03 -.10
en:w+1=national	.22 .00 -.57 -.43 .00 .00
en:w+1=nationals	-.33 .00 -.33 .00 .00 .00
en:w+1=native	.00 .00 -.44 .73 .00 .00
en:w+1=near	.26 -.16 -.19 .00 -.22 -.20
en:w+1=never	-.40 .00 .00 .00 .00 .00
en:w+1=newspaper	-.30 .00 .00 .00 .00 -.22
en:w+1=ng	-.48 -.38 -.53 .00 -.47 -.53
en:w+1=not	-.30 -.27 -.60 .00 -.40 -.52
en:w+1=novelist	-.19 .00 .00 -.26 .00 .00
en:w+1=now	-.66 -.22 -.32 -.32 .32 -.56
en:w+1=of	-.36 -.73 -.53 -.39 .17 -.79
en:w+1=office	.17 -.39 -.63 .00 -.51 -.60
en:w+1=officer	.29 -.33 -.40 .00 -.31 -.40
en:w+1=on	-.48 -.15 -.19 -.47 -.00 -.52
en:w+1=one	-.59 -.46 -.42 .00 -.49 -.63
en:w+1=operating	-.63 .00 -.28 .00 .00 .00
en:w+1=operation	.00 .00 -.52 .00 .00 .00
en:w+1=or	-1.00 -.32 -.62 -.62 -.32 -.22
en:w+1=owner	.00 .00 .00 .00 .00 -.47
en:w+1=painter	.00 -.08 .00 -.48 .00 .00
en:w+1=parliament	.35 -.17 .00 .00 .00 .00
en:w+1=partnership	.42 -.14 -.18 .00 -.34 -.34
en:w+1=people	-.45 -.28 -.33 .00 -.34 -.37
en:w+1=philosopher	-.48 .00 .00 .00 .00 .00
en:w+1=physician	-.19 .00 -.10 -.12 .00 .00
en:w+1=pilot	.06 .00 .00 .00 .00 .00
en:w+1=plays	.00 .00 .00 .00 -.39 .00
en:w+1=poet	.00 .00 .00 -.27 .00 -.41
en:w+1=political	.38 -.36 -.24 -.17 .00 .00
en:w+1=politician	-.46 -.09 -.35 -.55 -.22 -.27
en:w+1=president	.53 -.14 -.17 .00 -.29 -.48
en:w+1=priest	-.52 -.13 -.30 .00 -.23 -.23
en:w+1=princess	.00 .00 .00 .00 -.34 -.35
en:w+1=professional	.00 .00 .00 -.41 .00 .00
en:w+1=professor	-1.05 -.23 -.18 .00 -.21 .00
en:w+1=program	-.60 -.34 -.43 .00 -.32 -.48
en:w+1=psychologist	.23 .00 .00 .00 .00 .00
en:w+1=public	-.33 .00 .00 .00 .00 .00
en:w+1=publisher	-.43 .00 .00 .00 .00 .00
en:w+1=purchased	.00 .00 .00 .00 .00 -.58
en:w+1=qualified	.00 .00 .00 -.28 .00 .00
en:w+1=racing	.00 .00 .00 .00 .00 -.15
en:w+1=realist	-.33 .00 -.35 -.34 .00 .00
en:w+1=received	-.50 -.65 -.43 -.48 .14 -.31
en:w+1=refused	-.40 -.21 -.38 .00 -.42 -.41
en:w+1=region	.00 .00 .00 .35 .00 .00
en:w+1=research	-.48 -.10 -.20 -.23 -.16 -.13
en:w+1=reside	.00 .00 .00 .00 .00 -.40
en:w+1=retired	-.58 -.36 -.32 -.24 .47 -.38
en:w+1=returned	.00 .00 -.26 .00 .00 -.29
en:w+1=rugby	-.44 -.12 -.41 .00 -.36 -.40
en:w+1=rules	-.36 -.25 -.44 -.35 -.28 -.39
en:w+1=scholar	-.31 -.29 -.27 .00 -.20 -.25
en:w+1=school	.09 .00 -.34 .00 .00 -.34
en:w+1=scientist	-.29 .00 -.12 -.36 .00 .00
en:w+1=sculptor	.00 .00 .00 -.30 .00 .00
en:w+1=secretary	-.69 -.22 -.36 .00 -.36 -.31
en:w+1=senator	.00 .00 -.15 .00 .00 -.11
en:w+1=senior	.10 -.35 -.57 .00 -.51 -.49
en:w+1=served	-.75 -.24 .00 .00 .00 .00
en:w+1=serves	-.60 .00 .00 .00 .00 .00
en:w+1=set	-.56 -.34 -.44 .00 -.30 -.47
en:w+1=shared	.41 .00 -.56 -.59 .00 .30
en:w+1=she	.23 -.38 -.52 .25 -.74 -.53
en:w+1=since	.63 -.30 .76 -.55 -.61 -.25
en:w+1=singer	-.37 .00 .00 -.31 -.41 .00
en:w+1=site	-.68 -.28 -.38 -.09 -.38 -.43
en:w+1=social	-.51 .00 .00 .00 .00 .00
en:w+1=spent	-.22 -.22 -.54 .00 -.12 -.11
en:w+1=started	.28 .00 .00 -.39 .00 .00
en:w+1=state	.00 .00 -.37 .00 .00 -.26
en:w+1=stepped	.24 .00 .00 .00 .00 .00
en:w+1=stock	-.19 -.26 -.24 .00 -.19 -.15
en:w+1=studied	.00 -.54 .00 .00 .00 .00
en:w+1=taekwondo	.00 .00 .00 -.47 .00 .00
en:w+1=team	.22 -.47 -.14 -.52 -.32 -.17
en:w+1=television	.34 .00 .00 -.27 .00 .00
en:w+1=that	-.40 .00 .19 .00 .00 .00
en:w+1=the	-.82 -.44 -.58 .24 -.62 -.56
en:w+1=then	-.39 -.37 -.18 .00 -.17 .00
en:w+1=they	-.41 -.38 -.52 .00 -.43 -.76
en:w+1=this	-.43 -.37 -.48 .00 -.37 -.30
en:w+1=title	-.37 -.18 -.15 .00 -.11 -.03
en:w+1=to	.37 .05 .33 .26 -.70 -.75
en:w+1=together	.41 .00 .39 -.21 .64 .00
en:w+1=took	-.49 -.45 -.36 .00 -.37 -.04
en:w+1=under	.54 -.03 .23 .00 .00 .00
en:w+1=until	.46 -.53 .42 -.26 -.52 -.17
en:w+1=us	-.64 -.37 -.41 .00 -.38 -.32
en:w+1=version	-.35 -.43 -.17 -.36 -.22 -.20
en:w+1=video	-.24 .00 .00 .00 .00 .00
en:w+1=was	.39 -.44 -.87 -.77 -.20 .31
en:w+1=went	-.55 -.44 -.55 -.27 -.55 -.55
en:w+1=were	.24 -.35 .00 .00 -.53 -.48
en:w+1=when	-.35 -.40 .04 -.48 -.45 -.51
en:w+1=where	1.05 .67 .86 .18 -.14 -.05
en:w+1=which	-.02 .19 -.17 -.21 .00 .00
en:w+1=while	.31 -.16 -.31 -.17 -.12 .00
en:w+1=who	-.22 .01 -.40 -.11 .12 .12
en:w+1=whom	.00 .00 .00 .00 -.54 .00
en:w+1=wine	.36 .00 -.10 .00 .00 .00
en:w+1=with	-.21 .25 .69 -.45 -.09 .08
en:w+1=women	-.61 .00 .00 .00 .00 .00
en:w+1=worked	-.83 -.26 -.30 .00 -.35 .00
en:w+1=would	.58 .00 .00 .00 -.53 -.31
en:w+1=writer	.00 .00 -.10 .00 .00 -.13
en:w+1=years	-.62 -.43 -.73 .00 -.55 -.84
en:w+1=your	-.64 -.41 -.75 .00 -.44 -.61
en:w+1=|	-.01 -.66 -.09 .00 -.77 -1.08
en:w+1=·	-.11 -.73 -.06 .00 -.78 -.84
en:w+1=–	-.59 -.39 -.40 .37 -.27 -.62
en:w+1=—	.20 .00 .00 -.18 .23 .00
en:w+1=“	-.61 .00 .00 .00 .00 .00
en:w+1=”	-.27 .00 .00 .00 .15 -.35
en:w-1="	-.28 -.08 -1.03 -.62 .28 -1.06
en:w-1=&	-.39 -.37 -.42 -.39 .00 .00
en:w-1='	-.33 -.41 -.51 -.66 .14 .12
en:w-1='m	-.43 -.46 -.34 -.29 -.51 -.47
en:w-1='s	.02 -.01 -.54 -.58 -.24 -.82
en:w-1=(	-.34 -.12 -.94 -.60 -.52 -.00
en:w-1=)	-.29 .10 -.63 -.52 -.17 -.21
en:w-1=*	-.07 -.38 -.61 .00 -.46 -.57
en:w-1=,	.01 -.49 .00 .11 .07 .21
en:w-1=-	.15 -.07 -.67 .20 -.51 .05
en:w-1=.	-.54 -.54 -.12 -.57 .18 .20
en:w-1=/	-.17 -.54 -.51 -.27 -.50 -.54
en:w-1=1	.34 -.30 -.20 .00 -.29 -.15
en:w-1=10	-.60 -.52 -.23 .00 -.44 -.28
en:w-1=1942	.00 .00 .00 .00 -.28 .00
en:w-1=1966	-.20 .00 .00 .00 .00 .00
en:w-1=2001	-.29 .00 .00 .00 .00 .00
en:w-1=2005	-.63 -.57 -.40 .00 -.21 -.34
en:w-1=2007	-.43 -.13 -.28 .00 -.45 -.04
en:w-1=2008	-.69 -.32 -.28 .00 .24 -.29
en:w-1=2009	-.65 .40 -.33 .00 -.35 -.46
en:w-1=2010	-.43 -.38 -.44 .00 -.27 -.36
en:w-1=2011	.02 .09 -.30 .00 -.15 -.42
en:w-1=2012	-.70 -.55 -.57 -.21 -.30 -.36
en:w-1=2013	-.56 -.46 -.39 .00 -.24 -.37
en:w-1=2014	-.54 -.33 -.36 .00 -.43 -.37
en:w-1=2015	-.59 .09 -.22 -.17 -.14 -.19
en:w-1=2016	.28 .28 -.53 .00 -.40 -.34
en:w-1=2017	-.69 .36 -.32 .00 -.14 -.33
en:w-1=2018	.25 -.56 -.31 .00 -.31 -.26
en:w-1=2019	-.79 -.66 -.53 .00 -.48 -.49
en:w-1=2020	-.68 -.50 -.61 .00 -.54 -.64
en:w-1=2022	.08 -.62 -.18 .00 -.34 -.34
en:w-1=2023	-1.15 -.01 -.60 .00 -.40 -.55
en:w-1=2024	-.49 -.37 -.47 .00 -.45 -.31
en:w-1=2025	-.41 -.43 -.20 .00 -.25 -.34
en:w-1=36th	-.28 .00 .00 .00 .00 .00
en:w-1=3rd	.00 .00 .00 .00 .00 -.41
en:w-1=4	-.31 -.47 -.18 .00 -.24 -.27
en:w-1=5	.00 .00 .00 -.27 .00 .00
en:w-1=5th	.00 -.30 .00 -.32 .00 .00
en:w-1=7	-.28 -.13 -.29 -.22 -.34 -.22
en:w-1=:	-.19 -.29 -.46 -.60 .07 .22
en:w-1=;	-.40 -.41 -.29 .00 -.21 -.24
en:w-1=[	-.43 -.36 -.49 .00 -.35 -.38
en:w-1=]	-.24 .00 .00 .00 .00 .00
en:w-1=^	-.02 -.21 -.52 -1.10 .11 .28
en:w-1=a	-.75 -1.24 -1.05 .13 -1.10 -1.09
en:w-1=acquired	-.61 .00 .00 .00 .00 .00
en:w-1=across	-.34 -.22 .39 .00 -.15 -.12
en:w-1=actor	.00 .00 .00 -.25 -.40 -.79
en:w-1=actress	.00 .00 .00 .00 -.11 .18
en:w-1=after	-.17 -.49 -.32 -.30 .23 -.37
en:w-1=against	-.45 .00 -.39 -.21 -.42 .00
en:w-1=album	.00 .00 .00 .00 -.82 .00
en:w-1=alongside	-.48 .00 .00 .00 .00 .00
en:w-1=also	-.40 -.12 -.29 .00 -.25 -.54
en:w-1=an	-.95 .08 -.94 -.62 -.84 -.95
en:w-1=and	.04 .04 -.04 -.70 .17 .14
en:w-1=are	-.59 -.26 -.20 .00 -.41 .20
en:w-1=artist	.00 .00 .00 .00 .21 .00
en:w-1=as	.41 -.57 -.20 -.64 -.23 .33
en:w-1=at	.68 .81 -.00 .18 -1.08 -1.07
en:w-1=attend	-.36 .35 -.17 .00 -.03 -.05
en:w-1=attended	-.19 .38 -.29 -.14 -.13 -.34
en:w-1=attending	.00 .19 -.39 -.11 -.39 .00
en:w-1=august	.00 .00 .00 .00 .00 -.49
en:w-1=author	.00 .00 .00 .00 -.05 .42
en:w-1=band	.56 .00 .00 -.19 .00 .00
en:w-1=became	.10 -.27 -.38 .00 -.35 -.18
en:w-1=before	-.49 .00 .00 .00 .00 .00
en:w-1=bin	-.60 -.17 -.25 -.37 -.34 -.54
en:w-1=bint	-.34 .00 .00 .00 .13 .00
en:w-1=born	-.64 -.26 -.25 -.48 -.56 -.10
en:w-1=botanist	.00 -.29 -.34 -.33 .00 .00
en:w-1=both	.17 .00 .00 .00 .00 .00
en:w-1=brand	.59 .00 .00 .00 .00 -.22
en:w-1=broadcaster	-.35 -.17 -.22 .00 .07 -.43
en:w-1=brother	-.62 -.36 -.42 .00 -.84 -.20
en:w-1=businessman	-.38 .00 .00 .00 .00 .00
en:w-1=by	-.13 -.15 -.71 -.63 .11 .07
en:w-1=called	-.12 -.30 .15 -.40 -.60 -.31
en:w-1=century	-.29 .00 -.12 .00 .00 .00
en:w-1=ceo	-.86 .00 .00 .00 .00 .00
en:w-1=chairman	-.91 .00 .00 .00 .00 .00
en:w-1=chancellor	-.42 .00 .00 .00 .00 .00
en:w-1=chemist	.00 .00 .00 .00 -.62 -.19
en:w-1=chief	-.80 .00 .00 .00 .00 .00
en:w-1=children	-.12 -.10 -.12 .00 -.51 -.20
en:w-1=club	.00 .00 -.65 -.34 .00 .00
en:w-1=co-founded	.92 .00 .00 -.28 .00 .00
en:w-1=co-founder	-.69 .00 .00 .00 .44 .00
en:w-1=colonel	.00 -.13 .00 .00 .00 -.64
en:w-1=comedian	-.62 .00 .00 .00 .00 .00
en:w-1=company	1.02 .00 -.20 -.48 .00 .00
en:w-1=created	.60 .00 .00 .00 -.11 .00
en:w-1=current	-.01 -.10 -.66 -.40 -.30 -.17
en:w-1=daughter	-.37 -.27 -.32 -.14 -.04 .61
en:w-1=daughters	-.21 .00 .00 .00 .00 .00
en:w-1=defeated	.38 .00 .00 .00 .00 .00
en:w-1=designer	.00 .00 .00 .00 -.08 .00
en:w-1=director	-.23 -.34 -.66 -.31 .05 -.53
en:w-1=drummer	-.25 .00 .00 .00 .00 .00
en:w-1=during	-.73 -.19 .00 .00 .00 -.40
en:w-1=editor	.40 -.31 -.42 .00 -.06 -.37
en:w-1=engineer	-.59 -.22 -.63 .00 -.37 -.65
en:w-1=entered	.35 .52 -.46 .00 -.36 -.07
en:w-1=entrepreneur	-.94 -.21 -.37 .00 -.22 -.45
en:w-1=established	.20 .00 -.18 .00 -.12 .00
en:w-1=example	-.46 -.61 .37 .00 -.62 -.55
en:w-1=executive	.27 -.19 -.52 .00 -.38 -.44
en:w-1=father	.00 .00 -.14 -.16 .00 -.77
en:w-1=first	-.68 -.32 -.16 -.30 -.13 -.11
en:w-1=following	-.73 -.48 -.39 .00 -.15 -.18
en:w-1=for	-.02 -1.25 -1.19 -.64 .34 .08
en:w-1=formed	.80 .00 .00 -.35 .00 .00
en:w-1=former	-.72 -.19 .46 -.27 -.24 -.56
en:w-1=formerly	.20 -.15 -.37 -.31 .04 -.28
en:w-1=founded	.73 .00 -.22 .00 -.13 -.12
en:w-1=founder	-.92 .00 .00 .00 .00 .00
en:w-1=founding	.21 .00 .00 .00 .00 .00
en:w-1=friday	.00 .00 .68 -.35 .00 .00
en:w-1=friend	-.35 .00 .00 .00 -.50 .00
en:w-1=from	-.15 .53 .44 -.17 -.55 -.55
en:w-1=general	-.39 -.30 -.39 .00 -.36 .11
en:w-1=generation	.00 .00 .00 .00 .37 -.30
en:w-1=governor	.00 .00 .00 .00 .19 .00
en:w-1=graduated	.00 -.19 -.19 -.14 .00 .00
en:w-1=guitarist	-.64 .00 .00 .00 .00 .00
en:w-1=her	-.55 -.59 -.34 .00 -.32 -.24
en:w-1=his	-.03 -.65 -.47 -.44 .43 -.54
en:w-1=historian	-.47 .00 -.26 .00 -.37 .00
en:w-1=husband	-.23 -.15 -.25 -.32 .32 -.94
en:w-1=i	-.63 -.51 -.69 .00 -.81 -.57
en:w-1=in	-.68 -.23 .29 .05 -.89 -.83
en:w-1=include	-.62 -.41 -.40 .00 -.77 -.47
en:w-1=includes	-.64 .00 .00 .00 .00 .00
en:w-1=including	-.20 .00 -.54 .00 .04 .00
en:w-1=into	-.41 .09 -.60 -.17 -.19 -.20
en:w-1=is	-.12 -.73 -.46 -.35 -.58 .13
en:w-1=its	-.75 -.47 -.47 -.43 -.27 -.42
en:w-1=joined	.62 -.61 -.32 -.28 -.23 -.25
en:w-1=joining	.29 -.49 -.17 .00 -.29 -.08
en:w-1=journalist	-.52 .00 .00 .00 .00 -.71
en:w-1=kids	.00 .00 .00 -.22 .00 .00
en:w-1=languages	-.25 -.17 -.17 .00 -.23 -.34
en:w-1=last	.40 .00 .00 .00 .00 .00
en:w-1=late	-.59 -.44 -.52 -.40 .04 -1.15
en:w-1=later	-.36 .00 -.41 .00 -.25 -.51
en:w-1=leading	-.54 -.22 -.17 .00 -.30 -.45
en:w-1=led	.70 -.26 -.23 .00 -.30 -.24
en:w-1=left	-.20 .35 .24 .00 -.41 -.08
en:w-1=local	-.60 .00 .00 .00 .00 .00
en:w-1=major	-.44 -.13 -.18 -.14 -.39 -.49
en:w-1=married	-.37 -.22 -.24 -.20 .23 .37
en:w-1=mathematician	.36 .00 .00 .00 .00 .00
en:w-1=may	.00 .00 .00 .00 .00 .40
en:w-1=member	-.58 -.30 -.36 .00 -.39 -.38
en:w-1=met	-.63 .00 .00 .00 -.04 -.41
en:w-1=minister	-.25 .00 .00 .00 .00 .00
en:w-1=mother	.00 .00 -.37 -.36 .00 .04
en:w-1=my	-.66 -.42 -.52 .00 .34 -.28
en:w-1=n't	.00 .00 .00 .00 -.78 .00
en:w-1=name	.53 .00 -.51 -.48 .00 .00
en:w-1=named	-.79 -.38 -.35 -.15 -.32 -.30
en:w-1=national	.51 .00 .00 .00 .00 .00
en:w-1=native	.00 .00 .02 .39 -.42 -.23
en:w-1=near	-.74 -.34 .48 -.39 -.40 -.28
en:w-1=new	.00 .00 .00 .00 -.35 -.28
en:w-1=northern	-.58 .00 -.41 .00 .00 .00
en:w-1=now	.08 -.31 .31 -.29 -.39 -.49
en:w-1=née	.00 .00 .00 -.48 .16 .00
en:w-1=of	.38 -.23 -.05 .19 .05 -.10
en:w-1=old	.00 .00 .00 .00 -.20 .39
en:w-1=on	.09 -.75 -.19 .05 .02 -.37
en:w-1=opened	.51 -.24 -.48 -.33 -.56 -.46
en:w-1=or	-.92 -.47 -.93 .00 .07 -.58
en:w-1=original	.84 .00 .00 .00 .00 .00
en:w-1=other	.33 -.24 -.39 .00 -.37 -.35
en:w-1=our	-.37 -.40 -.58 .00 -.46 -.55
en:w-1=owner	.00 .00 -.35 .00 .00 -.58
en:w-1=partner	-.31 -.11 -.18 -.20 -.13 -.14
en:w-1=physicists	.07 .00 .00 .00 .00 .00
en:w-1=player	-.35 -.11 -.44 .00 .33 -.36
en:w-1=plays	.00 .00 .00 .00 -.63 .00
en:w-1=present	-.13 -.43 -.55 .00 -.52 -.53
en:w-1=president	-1.24 -.23 -.29 .00 -.11 -.62
en:w-1=prestigious	-.31 .30 -.22 .00 .00 .00
en:w-1=previously	.93 .00 .00 .00 .00 .00
en:w-1=professor	.53 -.63 -.39 .00 .11 .19
en:w-1=professors	-.62 .00 .00 .00 .00 .00
en:w-1=prominent	-.34 .00 -.43 -.52 .00 .00
en:w-1=proud	.00 .00 -.36 -.21 .00 .00
en:w-1=read	-.54 -.46 -.20 .00 -.12 -.02
en:w-1=renowned	-.46 .00 .00 .00 .00 .00
en:w-1=represented	.00 -.29 -.18 -.16 .00 -.68
en:w-1=retired	-.14 -.17 -.37 -.42 -.30 -.27
en:w-1=s	.27 .00 .00 .00 .00 .00
en:w-1=said	-.29 -.39 -.63 .00 -.44 -.58
en:w-1=second	-.48 -.28 .00 .00 -.37 .00
en:w-1=senator	-.43 .00 .00 .00 .00 .41
en:w-1=serving	-.54 .00 .00 -.38 .00 .00
en:w-1=seven	-.41 .00 .00 .00 .00 -.49
en:w-1=since	-.29 -.28 -.35 .00 -.23 -.40
en:w-1=sisters	-.22 .00 .00 .00 .00 .00
en:w-1=site	.68 .00 .00 -.49 .00 .00
en:w-1=son	-.31 -.20 -.49 -.29 .09 .49
en:w-1=songwriter	-.69 .00 .00 .00 .00 .00
en:w-1=sons	-.21 -.14 -.16 .00 -.22 -.01
en:w-1=southern	-.31 .00 .54 .00 .00 .00
en:w-1=speaks	-.37 -.32 -.40 .00 -.31 -.37
en:w-1=spoke	-.30 -.18 -.20 .00 -.13 -.16
en:w-1=studied	-.44 -.79 -.48 -.15 -.28 -.24
en:w-1=succeeded	-.58 .00 .00 .00 .00 .00
en:w-1=succeeding	-.31 .00 .00 .00 .00 .00
en:w-1=summer	.00 .00 .00 -.56 .00 .00
en:w-1=taught	-.45 -.17 -.25 .00 -.37 -.30
en:w-1=team	.39 .00 .00 -.13 .00 .00
en:w-1=that	-.22 -.46 -.44 -.30 .19 -.77
en:w-1=the	.11 .17 .02 -.27 -.55 -.48
en:w-1=their	.37 .00 .00 .00 .00 .00
en:w-1=then	-.41 -.42 .32 .00 -.37 -.40
en:w-1=this	-.52 -.45 -.57 .00 -.20 -.33
en:w-1=through	.56 .43 .00 .00 -.23 .00
en:w-1=throughout	-.47 .00 .00 -.25 .00 .00
en:w-1=time	-.34 .00 .00 -.43 .00 -.49
en:w-1=to	.16 -.06 .08 -.16 .01 .09
en:w-1=two	-.71 -.43 -.40 -.18 -.27 -.30
en:w-1=uncle	-.37 -.22 -.15 .00 -.30 -.46
en:w-1=under	-.71 -.64 -.33 -.23 -.41 -.44
en:w-1=until	.00 .00 -.36 .00 .00 .00
en:w-1=up	.34 .00 -.42 .00 .00 .00
en:w-1=veteran	-.44 .00 .00 .00 .00 .00
en:w-1=vocalist	-.59 .00 .00 -.46 .00 .00
en:w-1=vp	.01 -.30 -.61 .00 -.65 -.56
en:w-1=was	.17 -.47 -.50 .00 .14 -.42
en:w-1=were	-.11 .00 .00 .00 -.55 .05
en:w-1=when	.07 -.25 .20 .31 .09 .37
en:w-1=where	.00 .00 .00 .00 -.38 -.48
en:w-1=which	-.56 .00 -.30 .00 .00 .00
en:w-1=while	-.50 -.21 .00 .00 .32 .00
en:w-1=whom	.00 .00 .00 .00 -.31 -.40
en:w-1=wife	-.17 -.18 -.40 -.22 -.18 -.33
en:w-1=with	-.45 -1.02 -.99 -.94 .43 .29
en:w-1=within	.05 .00 .00 .00 .00 .00
en:w-1=writer	-.61 .00 .00 .00 -.19 .00
en:w-1=young	.00 .00 -.58 -.38 .00 .00
en:w-1=|	-.01 -.69 -.08 .00 -.55 -.74
en:w-1=©	-.51 .35 -.35 .00 -.23 -.24
en:w-1=·	-.69 -.50 .01 .00 -.54 -.57
en:w-1=–	.21 -.44 -.44 .00 -.35 .06
en:w-1=“	.24 .00 .00 .00 .15 -.35
en:w-1=”	-.26 .00 .00 .00 .08 -.33
en:w-1=•	-.44 -.47 -.39 .00 -.49 -.39
en:w-2=" the	.00 .00 .00 .00 -.63 .00
en:w-2='s wife	.00 .00 -.13 .00 -.28 -.34
en:w-2=( at	.00 -.31 .00 .00 .00 .00
en:w-2=( born	-.31 .00 .00 .09 .00 .00
en:w-2=( former	-.68 .00 .32 -.23 .00 .00
en:w-2=( formerly	.81 .00 .00 -.31 .12 .00
en:w-2=( husband	.00 .00 .00 -.24 .00 .00
en:w-2=( now	-.56 -.56 -.19 -.29 -.39 -.39
en:w-2=( née	.00 .00 .00 -.48 .16 .00
en:w-2=( of	.00 .00 .00 .00 .00 -.46
en:w-2=( the	-.41 -.30 .00 -.32 -.35 .00
en:w-2=( wife	.00 .00 .00 -.14 .00 .00
en:w-2=( with	-.57 -.30 -.31 .00 -.35 -.40
en:w-2=) ,	-.46 .25 -1.08 .27 -.26 -.35
en:w-2=) and	-.09 .03 -.43 -.13 -.89 -.13
en:w-2=) at	.76 -.32 -.24 .00 -.33 -.14
en:w-2=) in	-.24 -.41 -.44 -.43 -.16 -.11
en:w-2=) married	.00 .00 .00 .00 .00 -.74
en:w-2=) of	.12 .00 .00 .00 .00 .00
en:w-2=) professors	-.62 .00 .00 .00 .00 .00
en:w-2=) ·	-.44 -.40 -.73 .00 -.33 -.43
en:w-2=* *	-.73 -.27 -.42 .00 -.29 -.43
en:w-2=, "	.00 .00 -.33 .00 .00 .00
en:w-2=, (	-.67 .00 .00 -.72 .00 .00
en:w-2=, a	-1.11 -.52 -.49 -.40 -.73 -.45
en:w-2=, after	-.48 .00 .00 -.30 .00 .00
en:w-2=, alongside	-.25 .00 .00 .00 .00 .00
en:w-2=, an	-.63 .00 .00 .00 .00 .00
en:w-2=, and	.07 -.23 .30 -.33 .07 .15
en:w-2=, at	-.06 .25 -.38 .00 -.14 -.29
en:w-2=, born	-.22 .00 .00 -.44 -.25 .00
en:w-2=, by	-.52 .00 .00 .00 .00 .28
en:w-2=, chancellor	-.42 .00 .00 .00 .00 .00
en:w-2=, from	-.21 .28 -.27 .00 -.10 -.11
en:w-2=, in	-.30 -.75 .49 .05 -.19 -.28
en:w-2=, including	-.57 .00 -.26 .00 .00 .00
en:w-2=, later	-.36 .00 .00 .00 -.35 .00
en:w-2=, now	.00 .42 .00 .00 .00 -.33
en:w-2=, of	-.35 -.43 .42 .00 -.43 -.41
en:w-2=, or	-.38 -.29 -.42 .00 .12 -.37
en:w-2=, succeeding	-.31 .00 .00 .00 .00 .00
en:w-2=, the	.19 .09 -.55 -.47 -.47 -.63
en:w-2=, to	-.29 .00 -.43 -.28 .00 -.21
en:w-2=, vp	-.53 -.21 -.48 .00 -.53 -.46
en:w-2=, when	-.37 -.25 -.29 .45 -.40 -.34
en:w-2=, while	-.50 .00 .00 .00 .00 .00
en:w-2=, with	-.79 -.24 -.37 -.37 -.44 -.20
en:w-2=- -	-.70 -.59 -.42 .00 -.28 -.33
en:w-2=- 2018	.37 -.49 -.30 .00 -.41 -.30
en:w-2=- 2023	-.48 .25 -.47 .00 -.18 -.20
en:w-2=. "	-.47 .00 .00 .00 .00 .00
en:w-2=. (	.48 -.34 -.18 .00 -.23 -.38
en:w-2=. ,	-.56 .31 .10 -.33 -.36 -.73
en:w-2=. and	.00 .00 .00 -.22 .32 -.04
en:w-2=. example	-.46 -.61 .37 .00 -.62 -.55
en:w-2=. from	-.60 .57 -.42 -.19 -.07 -.20
en:w-2=. in	-.51 -.33 -.45 .00 -.11 -.11
en:w-2=/ songwriter	-.44 .00 .00 .00 .00 .00
en:w-2=1874 and	.00 -.28 -.31 -.16 .00 -.65
en:w-2=1891 in	-.35 .00 .00 .36 .00 .00
en:w-2=1906 in	.00 -.37 .00 .00 .00 .00
en:w-2=1925 in	-.36 .00 .00 -.19 .00 -.12
en:w-2=1932 in	.00 .00 -.33 .41 .00 .00
en:w-2=1939 ,	.00 .00 -.28 .38 .00 .00
en:w-2=1945 in	-.21 .00 .00 .47 .00 .00
en:w-2=1947 ,	-.45 .00 .00 .36 .00 -.45
en:w-2=1951 ,	.00 -.22 .00 .00 .00 .00
en:w-2=1951 in	.00 .00 -.36 .64 .00 .00
en:w-2=1952 ,	.00 .00 .00 -.31 -.56 .00
en:w-2=1952 in	.00 .00 .00 .41 .00 .00
en:w-2=1955 in	-.43 .00 .00 .60 .00 .00
en:w-2=1956 in	-.16 .00 -.30 .46 .00 .00
en:w-2=1963 ,	.00 .00 .00 .34 -.03 .00
en:w-2=1968 in	.00 -.38 .00 .41 .00 .00
en:w-2=1969 in	-.11 .00 -.40 .32 -.39 -.29
en:w-2=1972 in	.00 .00 .00 -.30 .00 .00
en:w-2=1974 ,	.00 .00 .00 .00 -.26 -.34
en:w-2=1974 in	.00 .00 .29 .52 .00 .00
en:w-2=1976 in	-.42 .00 .00 .49 .00 .00
en:w-2=1978 by	.00 .00 .00 .00 .00 -.42
en:w-2=1978 in	-.27 .00 .00 .41 .00 .00
en:w-2=1979 in	.00 .00 .00 .25 .00 .00
en:w-2=1981 in	.00 -.19 .00 .47 .00 .00
en:w-2=1985 by	-.85 .00 .00 .00 .00 .00
en:w-2=1985 in	.00 .00 .00 .53 .00 .00
en:w-2=1987 by	-.19 .00 .00 .00 .00 .00
en:w-2=1990 ,	-.45 .00 .00 .00 -.07 .00
en:w-2=1990 by	-.35 -.18 .00 .00 .00 .00
en:w-2=1992 ,	.00 -.16 .00 .00 .00 .00
en:w-2=2003 ,	-.47 .00 .00 .00 .00 .00
en:w-2=2003 by	-.56 .00 .00 .00 .00 .00
en:w-2=2004 summer	.00 .00 .00 -.34 .00 .00
en:w-2=2006 ,	-.34 .00 -.23 .00 .00 .00
en:w-2=2009 ,	-.65 .00 .00 .00 .00 .00
en:w-2=2010 ,	-.32 .00 -.27 -.37 -.41 .00
en:w-2=2013 ,	-.37 -.33 .00 .00 .00 -.38
en:w-2=2014 ,	.49 .00 -.26 -.27 .00 .00
en:w-2=2015 ,	-.36 .00 .00 .00 .00 .00
en:w-2=: the	-.02 -.27 .31 -.23 -.26 -.26
en:w-2=; born	-.40 .00 -.23 -.40 .00 .00
en:w-2=^ "	-.78 -.46 -.48 .00 -.60 -.32
en:w-2=^ (	.33 -.51 -.41 .00 -.34 -.31
en:w-2=^ *	.16 -.41 -.51 .00 -.45 -.42
en:w-2=^ ^	-.02 -.21 -.52 -1.10 .11 .28
en:w-2=^ a	-.39 -.32 -.60 .26 -.35 -.43
en:w-2=^ after	.00 .00 -.22 .00 .00 .00
en:w-2=^ at	.07 .31 -.42 .00 -.21 -.23
en:w-2=^ following	-.65 .00 .00 .00 .00 .00
en:w-2=^ in	-.33 -.48 -.30 .00 -.22 -.01
en:w-2=^ languages	-.25 -.17 -.17 .00 -.23 -.34
en:w-2=^ my	.00 .00 -.38 .00 .34 .00
en:w-2=^ our	-.37 -.40 -.82 .00 -.46 -.44
en:w-2=^ physicists	.07 .00 .00 .00 .00 .00
en:w-2=^ the	.01 -.62 -.87 .29 -.58 .29
en:w-2=^ this	-.22 -.21 -.31 .00 -.20 -.33
en:w-2=^ when	-.39 .00 .00 .00 .14 .37
en:w-2=^ with	.42 .00 .00 .00 -.15 .00
en:w-2=a .	-.50 .00 -.14 -.27 .00 .00
en:w-2=a former	-.90 -.37 -.74 -.22 -.33 -.31
en:w-2=a native	.00 .00 .00 -.56 .00 .00
en:w-2=a prominent	-.34 .00 .00 -.43 .00 .00
en:w-2=a proud	.00 .00 -.36 -.21 .00 .00
en:w-2=a retired	.15 .00 .00 -.42 .00 .00
en:w-2=a son	.00 .00 .00 .00 .00 -.13
en:w-2=abbreviated as	.32 .00 .00 .00 .00 .00
en:w-2=abelson and	-.48 .00 .00 .00 .00 .00
en:w-2=academy (	.40 .00 -.17 .00 .00 .00
en:w-2=acquired by	-.18 .00 .00 .00 .00 .00
en:w-2=acquisition by	-.55 .00 .00 .00 .00 .00
en:w-2=actor ,	.00 .00 -.27 -.26 .00 .00
en:w-2=acworth ,	.00 .00 -.65 .00 .00 .00
en:w-2=addition ,	-.30 .00 .00 .00 .00 .00
en:w-2=after the	.00 .00 -.37 .00 .00 .00
en:w-2=airport near	-.41 .00 .00 .00 .00 .00
en:w-2=albert ,	.00 .00 .00 .00 -.44 .00
en:w-2=alexis ,	.00 .00 .00 .00 .00 .36
en:w-2=alfred and	.00 .00 .00 -.21 .00 -.31
en:w-2=all of	-.30 .00 .00 .00 -.52 -.33
en:w-2=along with	-.73 .00 .00 -.19 -.60 .23
en:w-2=alumnus of	.00 .25 .00 .00 -.16 .00
en:w-2=ambassador to	-.60 -.43 -.51 .00 -.28 -.38
en:w-2=and a	.25 -.42 -.57 -.19 -.53 -.45
en:w-2=and an	-.35 -.44 -.29 .00 -.24 -.37
en:w-2=and attended	.00 -.23 -.35 -.13 .00 -.27
en:w-2=and ceo	-.68 .00 .00 .00 .00 .00
en:w-2=and daughter	-.18 -.09 -.30 -.12 -.20 .19
en:w-2=and former	-.61 .00 .00 -.15 .00 .00
en:w-2=and friend	-.35 .00 .00 .00 -.38 .00
en:w-2=and kids	.00 .00 .00 -.22 .00 .00
en:w-2=and of	-.40 .00 .00 .00 .00 -.59
en:w-2=and opened	.00 .00 -.15 -.33 .00 .00
en:w-2=and son	-.23 .00 -.31 -.22 -.43 -.19
en:w-2=and the	.04 -.01 .20 -.31 -.50 -.58
en:w-2=and to	-.40 .27 -.37 .00 -.59 -.38
en:w-2=and vocalist	-.41 .00 .00 -.46 .00 .00
en:w-2=angeles ,	-.13 -.39 -.62 .00 -.35 -.33
en:w-2=appear that	.00 .00 .00 .00 .30 .00
en:w-2=apr 1942	.00 .00 .00 .00 -.28 .00
en:w-2=arden and	-.70 .00 .00 .00 .00 .00
en:w-2=area of	.00 .00 .00 .46 .00 .00
en:w-2=arlington ,	.00 .00 -.48 -.55 .00 -.32
en:w-2=around the	-.51 .00 .00 .00 .00 .00
en:w-2=art historian	-.47 .00 -.26 .00 -.37 .00
en:w-2=artistic director	-.59 .00 .00 .00 .00 .00
en:w-2=arts in	.00 -.71 .00 -.16 .00 .00
en:w-2=as "	.38 .00 -.23 -.20 .00 .00
en:w-2=as a	-.00 -.34 -.42 .00 -.24 -.32
en:w-2=as an	.16 -.41 -.06 .00 -.03 -.04
en:w-2=as the	-.64 .32 -.10 -.13 -.21 -.27
en:w-2=assistant ,	.41 .32 -.60 .00 -.44 -.55
en:w-2=association (	.89 -.27 .00 .00 .00 .00
en:w-2=at the	.02 .27 -.71 -.39 -.49 -.51
en:w-2=atlanta in	.00 .00 -.74 .00 .00 .00
en:w-2=attend the	.00 .00 -.19 .00 -.48 .00
en:w-2=attended the	.00 .35 .00 -.11 .00 .00
en:w-2=attending the	.00 .36 .00 .00 .00 .00
en:w-2=audio engineer	-.27 .00 .00 .00 .00 .00
en:w-2=augusta (	.00 .00 .00 -.42 .00 -.30
en:w-2=austin ,	-.31 .00 .28 .43 .00 .00
en:w-2=australia ,	-.29 -.24 .23 -.37 -.22 -.34
en:w-2=authority (	.17 -.52 .00 .00 .00 .00
en:w-2=awarded the	-.50 -.35 -.27 .00 -.37 -.28
en:w-2=aziz and	.00 .00 -.27 -.22 .18 -.27
en:w-2=b .	-.46 -.18 .00 -.15 .00 .00
en:w-2=back to	.00 .00 .78 .00 .00 -.21
en:w-2=baldino ,	-.57 .00 .00 .00 .00 .00
en:w-2=baltimore ,	-.28 .00 .00 -.26 -.31 .00
en:w-2=based in	-.24 -.16 -.41 -.32 .00 .00
en:w-2=be the	-.34 .00 .00 .00 .00 .00
en:w-2=beach ,	.00 .00 -.33 -.35 -.40 .00
en:w-2=became the	.00 .00 .00 .00 .17 .00
en:w-2=been at	.18 -.59 -.70 .00 -.64 -.18
en:w-2=before joining	.73 -.29 .00 .00 .00 .00
en:w-2=best friend	.00 .00 .00 .00 -.33 .00
en:w-2=bill )	.00 .00 .00 -.22 .00 .40
en:w-2=billy )	.00 .00 .00 -.20 .07 -.23
en:w-2=birth to	.00 .00 .00 .00 .00 .49
en:w-2=bishop of	.00 -.08 .00 .00 .00 .00
en:w-2=bittorrent site	.51 .00 .00 -.21 .00 .00
en:w-2=blackwell ,	-.59 .00 .00 .00 .00 .00
en:w-2=blais )	.00 .00 .00 -.40 .00 -.19
en:w-2=board of	.65 -.33 -.33 .00 -.43 -.42
en:w-2=born at	.00 -.30 .00 -.29 .00 .00
en:w-2=born in	-.30 -.35 -.17 .45 -.23 -.31
en:w-2=boys ,	.00 .00 .00 -.16 .00 .00
en:w-2=branch of	-.38 .00 -.38 -.28 .00 .00
en:w-2=brand of	-.43 .00 .00 .00 .00 .00
en:w-2=british and	.41 .00 .00 .00 .00 .00
en:w-2=brooklyn ,	.00 -.11 .00 -.31 .00 .00
en:w-2=brother ,	-.77 -.31 -.32 .00 -.45 .14
en:w-2=brother of	.00 .00 .00 .00 .00 .23
en:w-2=brunswick .	.00 -.14 -.06 -.24 .00 -.70
en:w-2=buffalo ,	-.53 -.35 .43 .51 .00 .00
en:w-2=busi from	.00 -.47 .00 .00 .00 -.15
en:w-2=buuren ,	-.52 .00 .00 .00 .00 .00
en:w-2=by a	-.37 -.14 .00 .17 .00 .00
en:w-2=by chairman	-.56 .00 .00 .00 .00 .00
en:w-2=by the	.01 -.46 -.37 .22 -.15 -.48
en:w-2=c .	.20 .00 .00 .00 .00 .00
en:w-2=caleb and	.00 .00 .00 -.12 .00 .00
en:w-2=california ,	-.10 .60 -.42 .02 .00 .00
en:w-2=cambridge 's	-.07 .00 .00 .00 -.28 .00
en:w-2=came to	.12 -.68 -.69 .00 -.25 -.19
en:w-2=canion ,	-.50 .00 .00 .00 .00 .00
en:w-2=career at	.63 .00 .00 -.35 .00 .00
en:w-2=caroline and	-.48 .00 .00 .00 .00 .00
en:w-2=carter ,	.00 .00 .00 -.20 .00 .00
en:w-2=causes ,	.00 .00 .00 .00 -.53 .00
en:w-2=center in	-.21 -.29 -.65 .00 -.18 .00
en:w-2=ceo ,	-.51 .00 -.23 .00 .00 .00
en:w-2=ceo at	.58 .00 .00 .00 .00 .00
en:w-2=ceo is	-.40 .00 .00 .00 .00 .00
en:w-2=ceo of	1.93 -.15 -.40 -.64 -.45 -.34
en:w-2=cephalon ,	.54 .00 .00 .00 .00 .00
en:w-2=chairman ,	-.76 .00 .00 .00 .00 .00
en:w-2=chairman of	-.33 .00 -.26 -.19 .00 -.30
en:w-2=chairs the	-.26 -.45 -.30 .00 -.27 -.23
en:w-2=chemistry at	-.26 -.37 -.08 .00 -.10 -.10
en:w-2=chicago ,	.00 -.40 -.35 .44 .00 .00
en:w-2=children 's	.00 .00 -.13 .00 -.10 .00
en:w-2=children ,	.00 .00 -.56 -.16 -.63 .53
en:w-2=children -	.00 .00 .00 .00 -.19 .20
en:w-2=children of	.00 .00 .00 -.21 .00 -.60
en:w-2=children were	.00 .00 .00 .00 -.55 .29
en:w-2=château for	.00 .00 .00 .00 .14 .29
en:w-2=city ,	.34 -.37 -.06 -.38 -.21 -.37
en:w-2=city of	.00 .00 -.01 -.22 .00 .00
en:w-2=clark ,	-.67 .00 .00 .00 .00 .00
en:w-2=clinton and	-.45 .00 .00 .00 .00 -.24
en:w-2=co .	-.55 -.20 -.41 .00 -.48 -.45
en:w-2=co-founded by	-.71 .00 .00 .00 .00 .00
en:w-2=co-founder of	.77 .00 .00 .00 .00 -.30
en:w-2=col ,	.41 .00 .00 -.68 .00 .00
en:w-2=college ,	-.29 .16 .19 -.38 -.16 -.54
en:w-2=college and	.42 -.23 .00 .00 .00 .00
en:w-2=college in	.00 -.66 .00 .00 -.27 .00
en:w-2=columbia ,	-.24 -.34 -.40 .38 -.16 -.10
en:w-2=commander of	-.50 -.16 -.15 .00 -.11 -.15
en:w-2=company ,	-.19 .00 .00 -.34 .00 -.21
en:w-2=company in	-.37 .00 .00 .00 .00 -.15
en:w-2=company of	.23 .00 .00 .00 .00 .00
en:w-2=corporation ,	.31 .00 .00 .00 .22 .00
en:w-2=corporation and	-.11 .00 .00 .00 .00 .00
en:w-2=cottonwood ,	.00 -.40 .00 .00 .00 -.14
en:w-2=county ,	.00 .00 .47 .00 .00 -.23
en:w-2=county and	.00 .00 -.50 .00 .00 .00
en:w-2=curl ,	-.76 .00 .00 .00 .00 .00
en:w-2=currently the	-.70 .00 .00 .00 .00 .00
en:w-2=cyrillic :	-.26 .00 .00 -.26 .00 .00
en:w-2=d .	-.43 -.10 -.15 -.22 -.27 -.17
en:w-2=dallas ,	-.22 .00 .00 .37 .00 -.27
en:w-2=daughter ,	-.52 -.11 -.61 -.28 -1.15 .25
en:w-2=daughter of	-.45 .00 -.48 -.43 -.09 -2.19
en:w-2=daughters ,	-.51 .00 .00 .00 -.81 .46
en:w-2=death ,	-.37 .00 .00 .00 .00 -.32
en:w-2=death of	.00 .00 .00 .00 .00 -.34
en:w-2=degree from	-.26 .34 -.13 -.17 -.11 -.10
en:w-2=department of	.06 .00 .00 .00 .00 .00
en:w-2=designed by	-.17 .00 .00 .00 -.04 .00
en:w-2=died in	-.31 .00 .00 -.32 .00 -.14
en:w-2=dir .	-.22 -.24 -.35 .00 -.32 -.40
en:w-2=direct the	-.55 .00 .00 .00 .00 .00
en:w-2=director ,	-.30 -.73 -.54 .00 -.73 -.64
en:w-2=director at	.26 -.60 -.27 .00 -.13 -.17
en:w-2=director of	-.31 -.60 -.76 -.17 -.64 -.45
en:w-2=directors of	.31 .00 -.43 .00 .00 .00
en:w-2=district ,	.45 -.43 -.10 .50 -.40 -.25
en:w-2=division of	.36 .00 .00 .00 .00 .00
en:w-2=dr .	-.86 -.37 -.38 -.59 .16 -.31
en:w-2=during the	.00 .00 -.26 -.40 -.57 .00
en:w-2=e .	-.28 .00 -.34 -.18 .36 .29
en:w-2=earned his	.00 -.54 .00 -.23 .00 .00
en:w-2=economics and	-.46 .35 .00 .00 .00 .00
en:w-2=editor ,	-.82 -.31 -.33 .00 -.25 -.17
en:w-2=educated at	-.19 .32 -.39 -.22 -.07 -.05
en:w-2=educated in	-.08 -.33 .33 -.14 .00 .00
en:w-2=education ,	-.55 .67 -.25 .00 -.28 -.42
en:w-2=education in	-.21 .32 -.41 -.29 -.06 -.08
en:w-2=elder brother	-.22 .00 .00 .00 .00 .00
en:w-2=ellis ,	.20 .00 .00 .00 .25 .00
en:w-2=emigrated to	.00 .00 .65 .00 -.31 .00
en:w-2=emma (	.00 .00 .00 -.50 .00 -.26
en:w-2=engineer ,	.45 -.45 -.45 .00 -.43 -.35
en:w-2=engineer at	.07 -.78 -.51 .00 -.47 -.26
en:w-2=engineering ,	-.80 .13 -.40 .00 -.39 -.42
en:w-2=english ,	-1.13 -.58 -1.33 .00 -.94 -.97
en:w-2=english and	-.79 -.47 -.61 .00 -.65 -.59
en:w-2=enrolled at	-.33 -.13 -.09 -.20 -.12 -.07
en:w-2=established by	.15 .00 .00 .00 .00 -.63
en:w-2=established the	.55 .00 -.22 .00 -.51 -.23
en:w-2=euler-chelpin married	.00 .00 .00 .00 -.44 .23
en:w-2=example |	-.35 -.21 -.67 .00 -.14 -.14
en:w-2=executive director	-.49 .00 .00 .00 .00 .00
en:w-2=executive with	.52 .00 .00 -.26 .00 .00
en:w-2=eyes of	.00 .00 -.64 .00 .00 .00
en:w-2=f .	-.39 .00 .00 -.18 .00 .00
en:w-2=facebook ,	-.58 .00 .00 .00 -.25 .00
en:w-2=faction (	-.20 .00 .00 .00 -.29 .00
en:w-2=faculty of	.53 -.48 .00 .00 .00 .00
en:w-2=family in	.00 .00 .13 .00 -.38 .00
en:w-2=family of	.00 .00 -.16 -.40 .03 -.57
en:w-2=father ,	-.67 -.22 -.53 .00 -.35 -.64
en:w-2=father of	.58 -.30 -.29 .00 -.26 .59
en:w-2=fellow ,	-.01 -.45 -.11 .00 -.07 -.06
en:w-2=first husband	.00 .00 .00 .00 -.53 .00
en:w-2=first to	.00 .00 .00 .00 .10 .00
en:w-2=florida by	.00 .00 .00 -.40 .06 .00
en:w-2=for the	-.31 -.98 -.76 -.41 -.72 -.41
en:w-2=formed by	-.73 .00 .00 .00 .00 .00
en:w-2=formerly of	-.58 -.27 -.54 .00 -.52 -.47
en:w-2=founded by	-.30 .00 .00 .00 .00 .28
en:w-2=founded in	.00 .00 -.43 .00 .00 .00
en:w-2=founded the	.64 .00 .00 .00 -.23 .00
en:w-2=founder ,	-.91 .00 .00 .00 .00 .00
en:w-2=founder of	.13 .00 .00 -.21 .00 .00
en:w-2=founders of	.61 .00 .00 .00 .00 .00
en:w-2=france ,	.37 .00 .50 .00 .00 .00
en:w-2=franklin married	.00 .00 .00 .00 -.42 -.94
en:w-2=frederick ,	.00 .00 .00 .37 -.40 -.65
en:w-2=french and	-.52 -.46 -.59 .00 -.46 -.56
en:w-2=fresno ,	.00 .00 .00 .24 .00 .00
en:w-2=from the	-.18 .26 .13 .24 -.14 -.23
en:w-2=g .	-.53 .00 .00 -.21 -.56 -.59
en:w-2=gahler )	.00 .00 .00 -.23 .00 -.14
en:w-2=galler ,	-.65 .00 .00 .00 .00 .00
en:w-2=game company	.50 .00 .00 .00 .00 .00
en:w-2=gates ,	-.40 .00 .00 .00 .00 .27
en:w-2=george and	.00 .00 .00 -.23 .00 -.45
en:w-2=germany ,	-.63 .00 .32 .00 .00 .00
en:w-2=glenn ,	.00 .00 .00 -.74 .00 .00
en:w-2=governor of	-.52 .00 .00 .00 .00 .00
en:w-2=graduate of	-.54 .51 -.33 -.14 -.23 -.36
en:w-2=graduated from	.21 .30 -.49 -.21 -.19 -.16
en:w-2=graduating from	-.50 .51 -.28 .00 .00 -.11
en:w-2=graham ,	-.68 .00 .00 .00 .00 .00
en:w-2=graham and	.00 .00 .00 .00 .00 .57
en:w-2=graham married	.00 .00 -.22 .00 .00 .00
en:w-2=grandson of	.00 .00 .00 .00 -.31 -.43
en:w-2=greek :	.00 .00 .00 -.29 .00 .00
en:w-2=group (	.55 .00 .00 .00 .00 .00
en:w-2=group ,	.56 .00 .00 .00 .00 -.36
en:w-2=group in	-.58 .00 -.43 .00 .00 .00
en:w-2=h .	.18 .00 .00 .00 -.44 .06
en:w-2=harris and	-.63 .00 .00 .00 .00 .00
en:w-2=hatun ,	.00 .00 .00 .00 .22 .00
en:w-2=have daughters	-.21 .00 .00 .00 .00 .00
en:w-2=he attended	-.19 .25 -.13 .00 -.13 -.24
en:w-2=he founded	.62 .00 -.22 .00 .00 .00
en:w-2=he joined	-.33 -.38 -.24 .00 -.06 -.01
en:w-2=he married	-.30 -.27 -.11 .00 .44 -.33
en:w-2=he met	-.63 .00 .00 .00 .01 .00
en:w-2=he represented	.00 -.29 -.18 -.16 .00 -.54
en:w-2=he succeeded	-.41 .00 .00 .00 .00 .00
en:w-2=head of	-.96 -.41 -.55 .00 -.25 -.43
en:w-2=headquartered in	-.38 .00 .00 .00 .00 .00
en:w-2=heath ,	-.99 .00 .00 .00 .00 .00
en:w-2=her husband	-.23 -.14 -.43 -.17 .39 -.55
en:w-2=her native	.00 .00 .00 .20 -.42 -.23
en:w-2=here in	.00 .00 .63 -.42 .00 .00
en:w-2=hired by	.00 .00 .00 .00 -.43 .00
en:w-2=his brother	-.44 -.29 -.31 .00 -.67 .13
en:w-2=his daughter	.00 .00 .00 .00 .00 .42
en:w-2=his father	.00 .00 .00 .00 .00 -.45
en:w-2=his native	.00 .00 .02 .54 .00 .00
en:w-2=his son	-.18 -.09 -.13 .00 -.34 .97
en:w-2=his wife	-.17 -.18 -.39 -.29 -.06 -.24
en:w-2=history at	.43 -.19 .00 .00 .00 .00
en:w-2=home in	-.25 -.30 .53 .00 -.36 -.21
en:w-2=home of	.00 .00 .00 -.42 .00 -.34
en:w-2=hosting company	-.69 .00 .00 -.10 .00 .00
en:w-2=houston ,	.00 -.34 .48 .00 .00 -.27
en:w-2=hungarian :	.00 .00 .00 -.24 .00 .00
en:w-2=husband ,	-.41 -.34 -.45 -.18 -.12 -.56
en:w-2=i 'm	-.43 -.46 -.34 -.29 -.51 -.47
en:w-2=i .	-.60 .00 .00 .00 .00 .00
en:w-2=i and	.00 .00 -.29 .00 .00 -.52
en:w-2=i joined	.58 .00 .00 .00 .00 .00
en:w-2=i of	.00 .00 -.64 .00 .22 -.70
en:w-2=idaho with	.00 -.44 .00 .00 .00 -.33
en:w-2=ii ,	.43 -.43 -.40 .00 -.82 .19
en:w-2=iii ,	.00 .00 .00 .00 -.55 .00
en:w-2=in 2007	.00 .00 .00 .00 -.45 .00
en:w-2=in 2008	-.42 .00 .00 .00 .24 .00
en:w-2=in a	-.39 .00 -.48 .00 .00 .00
en:w-2=in both	-.53 .00 .00 .00 .00 .00
en:w-2=in northern	.00 .00 -.41 .00 .00 .00
en:w-2=in the	.03 -.41 -.51 -.59 -.50 -.30
en:w-2=including the	.16 -.23 -.65 .00 .00 .00
en:w-2=industry veteran	-.44 .00 .00 .00 .00 .00
en:w-2=intern ,	.40 -.21 -.53 .00 -.38 -.32
en:w-2=into the	-.35 -.34 -.52 .00 -.33 -.41
en:w-2=invest for	.39 .00 .00 -.21 .00 .00
en:w-2=iowa where	.00 .00 .00 .00 -.30 .00
en:w-2=is a	-.81 -.32 -.45 .11 -.37 -.51
en:w-2=is an	-.37 -.28 -.35 -.53 .00 .00
en:w-2=is from	-.15 .15 -.17 .00 -.06 -.12
en:w-2=is the	-.28 .33 .00 .00 .00 .00
en:w-2=ix and	.00 .00 .00 .00 -.72 .17
en:w-2=j .	-.44 .00 .00 -.38 .16 .00
en:w-2=james and	.00 .00 .00 .00 .00 -.58
en:w-2=janek ,	-.77 .00 .00 .00 .00 .00
en:w-2=jazz at	.70 -.16 -.25 .00 -.19 -.06
en:w-2=jim ,	.00 .00 .00 .00 .00 .51
en:w-2=job in	-.30 -.28 .30 .00 -.15 -.26
en:w-2=johnson and	-.59 .00 .00 .00 .00 .00
en:w-2=joined the	.15 .32 -.43 -.18 -.25 .00
en:w-2=jon and	.00 .00 .00 .00 -.38 .00
en:w-2=k .	-.29 -.22 -.56 .00 -.45 -.46
en:w-2=kalckar and	-.61 .00 .00 .00 -.40 .00
en:w-2=katsilometes ,	.00 -.56 .00 .00 .00 -.47
en:w-2=kids ,	.00 .00 -.36 -.21 .00 .00
en:w-2=kielsinki and	-.70 .00 .00 .00 .00 .00
en:w-2=known as	-.33 .00 -.43 -.21 .17 .55
en:w-2=kong in	-.23 .00 .00 .00 .00 .00
en:w-2=kroto ,	-.78 .00 .00 .00 .00 .00
en:w-2=kroto at	.77 .00 .00 .00 .00 .00
en:w-2=l .	-.48 -.09 -.40 -.29 -.28 -.42
en:w-2=laboratory in	-.45 .00 .00 .00 -.09 .00
en:w-2=later in	.00 -.13 .00 .00 -.35 .00
en:w-2=later of	.00 .00 -.38 .00 .00 .00
en:w-2=laura and	.00 .00 .00 .00 .00 .27
en:w-2=law in	.00 -.54 -.22 .00 .00 -.09
en:w-2=leadership of	-.35 .00 .00 .00 .20 .00
en:w-2=leading the	.24 .00 .00 .00 .00 .00
en:w-2=league 's	.00 .00 -.13 .00 .00 .00
en:w-2=league (	.00 .00 .00 -.17 .00 .00
en:w-2=leaving the	.40 .00 -.33 .00 -.11 .00
en:w-2=led by	-.12 .00 .00 .00 .00 .00
en:w-2=left the	.47 -.26 .12 .00 -.15 -.03
en:w-2=limited ,	-.39 .00 .00 .00 .00 .00
en:w-2=lincoln ,	.00 .00 -.49 .00 .00 .00
en:w-2=linnaeus at	-.30 .39 .00 .00 .00 .00
en:w-2=live in	-.19 -.19 .62 -.75 -.40 -.15
en:w-2=lived in	-.27 -.19 .08 -.68 -.30 -.09
en:w-2=lives in	-.25 -.31 .36 -.67 -.48 -.59
en:w-2=living in	.00 .00 -.15 -.77 .00 .00
en:w-2=located in	-.88 .00 .35 .00 .00 .00
en:w-2=located on	.00 -.27 .00 .00 -.28 .00
en:w-2=london ,	.00 .00 .41 -.06 .00 .00
en:w-2=longest serving	-.54 .00 .00 .00 .00 .00
en:w-2=lorde ,	-.55 .00 .00 .00 .00 .00
en:w-2=ltd ,	-.25 -.21 .35 .00 -.39 -.24
en:w-2=lynne and	.00 .00 -.65 .00 .00 .00
en:w-2=m .	-.66 -.22 -.23 -.41 .07 .32
en:w-2=m.i.t. ,	.41 .00 .00 .00 .00 .00
en:w-2=majoring in	.00 -.59 -.42 .00 -.13 -.14
en:w-2=man ,	.00 -.24 .00 .00 .15 -.43
en:w-2=manager ,	-.48 -.62 -.33 .00 -.46 -.42
en:w-2=manager at	-.10 -.54 -.62 .00 -.43 -.40
en:w-2=manager of	-.47 -.32 -.49 .00 -.17 -.50
en:w-2=manager with	-.65 -.26 -.44 .00 -.47 -.52
en:w-2=mankato ,	.00 .00 .00 -.44 .00 -.12
en:w-2=manneh and	-.47 .00 .00 .00 .00 .00
en:w-2=married to	-.41 -.30 -.52 -.15 -.29 -.05
en:w-2=mathematics at	.40 .00 .00 .00 .00 .00
en:w-2=mayor of	.00 .00 -.36 .00 .00 .00
en:w-2=medal in	-.32 -.41 -.25 .00 -.02 -.15
en:w-2=member of	.04 -.72 -.46 .00 .00 .00
en:w-2=michigan by	-.55 .00 .00 .00 .00 .00
en:w-2=midwifery ,	-.70 -.14 -.34 .00 -.47 -.54
en:w-2=minister of	-.81 -.34 -.24 -.26 -.30 -.29
en:w-2=minneapolis ,	-.16 -.34 -.45 .39 -.24 -.27
en:w-2=minutes with	-.63 -.39 -.35 .00 -.44 -.75
en:w-2=mojang alongside	-.60 .00 .00 .00 .00 .00
en:w-2=moraga and	-.64 .00 .00 .00 .00 .00
en:w-2=mother ,	-.32 -.27 -.19 .00 .11 -.91
en:w-2=mother of	.00 .00 .00 .00 -.43 .37
en:w-2=move to	-.34 .00 .33 -.21 .00 .00
en:w-2=moved from	-.16 .00 .36 .00 .00 .00
en:w-2=moved our	.00 .00 -.52 .00 .00 .00
en:w-2=moved to	.04 -.46 .96 -.44 -.38 -.31
en:w-2=moving to	.24 -.61 .94 -.48 -.32 -.41
en:w-2=mr .	-.87 -.51 -.33 -.37 .08 .19
en:w-2=mrs .	.00 .00 -.15 -.26 .00 .58
en:w-2=ms .	-.63 -.14 -.33 .00 -.27 -.58
en:w-2=music in	.00 .24 .00 .00 .00 .00
en:w-2=my husband	-.30 -.19 -.22 .00 .65 -.58
en:w-2=named after	-.37 .00 .00 .00 .24 -.20
en:w-2=names :	-.48 .00 .00 .00 .00 .00
en:w-2=nationality :	-.42 -.41 -.40 .00 -.34 -.51
en:w-2=native of	-.28 -.25 .00 .68 -.23 .00
en:w-2=needed ]	-.24 .00 .00 .00 .00 .00
en:w-2=neij and	-.62 .00 .00 -.20 .00 .00
en:w-2=neuroscientist and	-.53 .00 .00 .00 .00 .00
en:w-2=news in	.00 .00 .00 .00 .00 -.19
en:w-2=nintendo president	-.60 .00 .00 .00 .00 .00
en:w-2=nomination for	.00 .00 .00 .00 .00 -.31
en:w-2=notch or	-.66 .00 .00 .00 .00 .00
en:w-2=number of	.00 .00 -.21 -.28 .00 .00
en:w-2=o .	-.33 .00 .00 .00 .00 -.49
en:w-2=o'brien ,	-.71 .00 .00 .00 .00 .00
en:w-2=of a	-.58 -.29 -.31 .00 -.21 -.27
en:w-2=of former	.00 .00 .00 .00 -.28 -.47
en:w-2=of his	.00 -.28 .00 .00 .00 -.54
en:w-2=of its	-.51 -.17 .00 -.13 .00 .00
en:w-2=of president	-.42 .00 .00 .00 .00 .00
en:w-2=of professor	-.36 -.44 .00 .00 .00 .43
en:w-2=of the	.03 .02 -.44 -1.05 -.14 -.64
en:w-2=office in	-.28 -.16 -.29 .00 -.24 -.14
en:w-2=officer at	.61 -.38 .00 .00 .00 .00
en:w-2=officer of	1.22 .00 -.34 .00 .00 -.59
en:w-2=oklahoman from	.00 .00 .00 .73 .00 .00
en:w-2=olivia and	.00 .00 .00 .00 .00 .48
en:w-2=olympics in	.00 .00 .00 -.53 .00 .00
en:w-2=on 7	.00 .00 .00 .00 -.24 .00
en:w-2=on a	-.42 -.49 -.30 .00 -.08 -.16
en:w-2=on the	.71 -.97 -.78 -.40 -.28 -.26
en:w-2=one of	-.67 -.30 -.19 -.49 -.24 -.49
en:w-2=ontario ,	.00 .00 .00 -.32 .00 .00
en:w-2=opponent ,	.00 .00 .00 .00 -.74 .00
en:w-2=organised by	-.65 -.26 -.29 .00 .30 -.16
en:w-2=originally from	.00 -.27 .18 .08 -.28 -.39
en:w-2=originally in	.00 .00 .00 -.36 -.36 .00
en:w-2=originally of	.00 .00 -.54 .00 .00 .00
en:w-2=outside of	-.46 -.21 -.94 .00 .00 .00
en:w-2=owned by	-.08 .00 .00 .00 .00 .00
en:w-2=paris ,	.00 -.15 .00 .20 .00 .00
en:w-2=park ,	.00 .00 .28 .00 .00 -.39
en:w-2=parra ,	.00 .00 .39 -.20 -.35 .00
en:w-2=part of	-.40 -.36 -.47 .04 -.30 -.50
en:w-2=partner ,	-.57 -.28 -.30 .00 .41 -.28
en:w-2=partner at	-.80 -.26 -.21 .00 -.35 -.23
en:w-2=party (	.37 .00 -.08 .00 .00 .00
en:w-2=party with	-.48 .00 .00 .00 .00 .00
en:w-2=pechersk near	-.38 .00 .00 .00 .00 .00
en:w-2=people 's	-.56 .00 .00 .00 .00 .00
en:w-2=people |	.20 -.21 -.39 .00 -.28 -.47
en:w-2=petersburg ,	-.37 .00 -.20 -.37 .00 .00
en:w-2=pharmacologist ,	-.65 .00 .00 .00 .00 .00
en:w-2=phd at	-.56 -.48 -.47 .00 -.32 -.51
en:w-2=philadelphia ,	-.32 .00 .34 .23 .00 .00
en:w-2=philosophy at	.49 .00 .00 .00 -.08 .00
en:w-2=piron ,	-.61 .00 .00 .00 .00 .00
en:w-2=played for	.00 .00 -.31 -.19 .00 -.25
en:w-2=played with	.00 .00 .00 -.29 -.48 .00
en:w-2=playing for	.00 .00 .00 -.37 .00 -.45
en:w-2=plays for	.00 .00 .00 -.13 .00 .00
en:w-2=pokrovskaya (	.00 .00 .00 .00 .00 -.75
en:w-2=pop-rock band	.56 .00 .00 .00 .00 .00
en:w-2=powers and	-.92 .00 .00 .00 .00 .00
en:w-2=president ,	-.22 -.42 -.26 .00 -.45 -.41
en:w-2=president at	.59 .00 .00 .00 .00 .00
en:w-2=president of	-.15 -.19 -.32 -.27 -.50 -.50
en:w-2=principal ,	-.74 -.52 -.18 .00 -.42 -.29
en:w-2=principal of	.04 -.41 -.35 .00 -.49 -.48
en:w-2=prior to	.38 -.48 -.40 .00 -.21 -.48
en:w-2=prize in	-.56 -.23 -.52 -.42 -.05 -.04
en:w-2=production company	.72 .00 .00 .00 .00 .00
en:w-2=prof .	-.61 -.39 -.49 .00 -.52 -.56
en:w-2=professor at	.82 -.45 .00 .00 .00 .00
en:w-2=professor in	.18 -.19 -.17 .00 .00 .00
en:w-2=professor of	-1.01 -.44 -.39 .00 -.23 -.50
en:w-2=program at	-.27 -.12 -.10 .00 -.21 -.10
en:w-2=publisher of	-.46 .00 .00 .00 .00 -.16
en:w-2=pupil of	-.64 -.25 .00 .00 .00 .00
en:w-2=purchased the	-.43 .00 .00 .00 .00 -.01
en:w-2=r .	-.63 -.19 -.43 .00 -.66 -.28
en:w-2=radio 5	.00 .00 .00 -.27 .00 .00
en:w-2=rahul ,	.00 .00 -.74 -.30 -.22 .00
en:w-2=raised in	.00 -.27 .27 .50 -.23 .00
en:w-2=raton ,	-.33 .00 .00 .00 -.61 .00
en:w-2=received the	-.24 -.25 -.16 -.14 -.11 -.11
en:w-2=region ,	.00 .00 .00 .20 .00 .00
en:w-2=relocated to	.00 .00 .37 .00 .00 .00
en:w-2=reside in	.00 .00 .00 .00 -.31 -.19
en:w-2=resided in	.00 .00 .49 -.39 .00 .00
en:w-2=resident of	.00 .00 .61 -.35 -.27 -.29
en:w-2=residents of	.00 .00 -.51 .00 .00 .00
en:w-2=resides in	.00 .00 .52 -.36 .00 -.20
en:w-2=resigned from	.71 .00 .00 .00 .00 .00
en:w-2=result of	.71 .00 .00 .00 .00 .00
en:w-2=retired from	.25 -.28 -.26 .00 -.20 -.21
en:w-2=return to	-.37 .00 -.15 .00 .00 .00
en:w-2=returned to	.09 .14 .23 .00 .00 -.31
en:w-2=rev .	-.31 -.35 -.17 .00 -.49 -.42
en:w-2=richardson ,	.00 .00 .00 .00 .00 .14
en:w-2=richmond ,	-.19 .00 .38 .00 .00 -.35
en:w-2=rohrbacher ,	.00 -.50 .00 .00 .00 -.19
en:w-2=role in	-.28 .00 .00 -.24 .00 .00
en:w-2=russian :	-.23 .00 -.15 -.30 .00 .00
en:w-2=ruth .	.00 .00 .00 .00 .00 -.41
en:w-2=s .	.21 -.17 -.27 -.19 -.23 .34
en:w-2=saint-basile ,	.00 -.25 -.43 -.43 .00 -.22
en:w-2=sainte-anne-de-la-pocatière in	.00 -.71 -.85 -.29 .00 -.10
en:w-2=samir and	.00 .00 -.76 -.13 -.40 .00
en:w-2=school ,	-.48 -.78 -.64 -.30 -.55 -.49
en:w-2=school and	-.24 .48 -.26 -.11 .00 .00
en:w-2=school in	-.31 -.88 -.79 -.35 .00 .00
en:w-2=science and	.15 -.63 -.15 .00 -.19 -.21
en:w-2=science at	-.21 .56 -.24 .00 -.14 -.31
en:w-2=science in	-.32 -.45 -.19 .00 -.21 -.18
en:w-2=secretary (	-.44 -.42 -.50 .00 -.50 -.48
en:w-2=secretary of	-.57 .00 .00 .00 .19 .00
en:w-2=semon and	.00 .00 .00 .00 .00 -.59
en:w-2=services ,	.50 .00 .00 .00 .00 .00
en:w-2=serving as	.32 .00 -.42 .00 .00 .00
en:w-2=settled in	.00 .00 -.13 -.31 .00 .00
en:w-2=settling in	.00 .00 .56 -.43 -.08 .00
en:w-2=she joined	.54 -.46 -.33 .00 -.28 -.15
en:w-2=she married	-.57 -.14 -.16 -.20 -.22 -.85
en:w-2=sister of	.00 .00 .00 .00 -.74 .16
en:w-2=smalley ,	-.50 .00 .00 .00 .00 .00
en:w-2=smalley at	.63 .00 .00 .00 .00 .00
en:w-2=smolensk ,	-.33 .00 .00 .00 .00 .00
en:w-2=sold to	-.76 -.25 -.41 .00 -.29 -.22
en:w-2=son ,	-.34 -.24 -.33 .00 -.98 .92
en:w-2=son of	-.44 -.17 -.44 -.58 -.01 -2.65
en:w-2=sons ,	-.42 .00 .00 .00 .00 -.02
en:w-2=sons -	.00 .00 .00 .00 .00 .19
en:w-2=sons :	.00 .00 .00 .00 -.41 -.15
en:w-2=stage name	.00 .00 -.39 -.39 .00 .00
en:w-2=stanny ,	.00 .00 .00 .00 -.87 .00
en:w-2=started at	.00 .00 -.29 .00 .00 -.15
en:w-2=state of	-.42 -.29 -.51 .00 -.35 -.54
en:w-2=steve and	.00 .00 -.30 -.24 .00 .52
en:w-2=student at	.00 .44 .00 .00 .00 .00
en:w-2=student of	.00 -.39 .00 .00 .00 .00
en:w-2=students '	.00 -.20 .00 .00 .00 .00
en:w-2=studied at	.00 .65 .00 -.13 .00 .00
en:w-2=studied in	-.10 -.97 .38 .00 .00 -.15
en:w-2=studied with	.00 -.80 .00 .00 .00 -.33
en:w-2=studies at	-.05 -.29 .00 .00 .00 .00
en:w-2=studies in	-.31 -.57 .00 .00 .00 .00
en:w-2=studying at	.00 .19 .00 .00 .00 .00
en:w-2=subsequently married	.00 .00 .00 .00 -.18 .00
en:w-2=subsidiary of	.19 .00 -.24 -.29 .00 .00
en:w-2=such as	-.56 .00 -.25 -.20 .00 .00
en:w-2=sudbury ,	-.38 -.35 -.22 .56 -.22 -.36
en:w-2=sultan bin	-.36 .00 .00 .00 .00 -.45
en:w-2=t .	-.32 .00 .00 .00 .00 .36
en:w-2=table :	.53 .00 .00 .00 .00 .00
en:w-2=tamworth ,	.00 .00 .00 .00 .00 -.48
en:w-2=taught at	.71 .00 .00 .00 .00 .00
en:w-2=teacher ,	.66 -.35 -.51 .00 -.46 -.47
en:w-2=team in	-.22 .00 .00 .00 -.33 .00
en:w-2=team of	.06 .00 .00 .00 .00 .00
en:w-2=technology (	.81 -.26 .00 .00 .00 .00
en:w-2=tennant and	-.46 .00 .00 .00 .00 .00
en:w-2=tennessee ,	.00 .00 -.39 .00 .00 .00
en:w-2=the "	-.41 -.30 -.23 -.11 -.44 -.45
en:w-2=the 2001	-.29 .00 .00 .00 .00 .00
en:w-2=the 2008	-.31 -.30 .00 .00 .00 .00
en:w-2=the 2014	-.21 -.30 .00 .00 .00 .00
en:w-2=the 36th	-.28 .00 .00 .00 .00 .00
en:w-2=the actor	.00 .00 .00 .00 -.08 -.46
en:w-2=the current	-.52 .00 -.60 -.40 .00 .00
en:w-2=the defeated	.38 .00 .00 .00 .00 .00
en:w-2=the former	-.39 -.10 .39 .00 -.18 -.45
en:w-2=the late	-.38 -.32 -.47 -.40 .15 -1.04
en:w-2=the name	.67 .00 -.38 .00 .00 .00
en:w-2=the original	.70 .00 .00 .00 .00 .00
en:w-2=the prestigious	-.31 .30 -.22 .00 .00 .00
en:w-2=the second	-.39 .00 .00 .00 -.37 .00
en:w-2=theatre ,	.25 .54 -.40 .00 -.37 -.39
en:w-2=theatre actress	.00 .00 .00 .00 .00 .18
en:w-2=their daughter	-.25 -.25 -.17 -.14 -.53 .19
en:w-2=their son	-.13 -.10 -.34 -.18 .16 -.21
en:w-2=then in	.00 .00 .33 .00 .00 .00
en:w-2=then to	.00 .00 .00 .00 .32 .00
en:w-2=thériault and	.00 -.29 -.33 -.24 .00 -.34
en:w-2=to actress	.00 .00 .00 .00 -.11 .00
en:w-2=to joining	.23 -.39 .00 .00 .00 .00
en:w-2=to the	-.36 -.11 .36 -.45 -.64 -.36
en:w-2=today ,	.93 .00 -.38 -.45 -.54 .00
en:w-2=together with	-.74 .00 .00 -.24 .00 .00
en:w-2=top-grossing comedian	-.62 .00 .00 .00 .00 .00
en:w-2=town of	.00 -.28 .59 .56 .00 -.41
en:w-2=trained at	-.45 .13 -.11 -.31 -.10 -.11
en:w-2=tusk and	-.33 .00 .00 .00 .00 .00
en:w-2=tutor ,	.63 .59 -.03 .00 -.11 -.04
en:w-2=ukrainian :	-.15 .00 .00 -.47 .00 .00
en:w-2=university (	-.36 .04 -.14 -.44 -.41 .00
en:w-2=university ,	.11 .26 -.16 -.29 -.65 -.73
en:w-2=university in	-.57 -.62 .26 .35 -.12 .00
en:w-2=university with	-.71 -.38 .00 .00 -.60 .00
en:w-2=up in	.00 .00 .12 .03 -.33 .00
en:w-2=uppsala chemist	.00 .00 .00 .00 -.62 -.94
en:w-2=usa as	.00 .00 .00 -.32 .00 .00
en:w-2=usmc ,	.00 .00 .00 -.65 .00 .00
en:w-2=vancouver ,	-.35 -.41 -.38 .42 -.28 -.28
en:w-2=vera and	-.45 .00 .00 .00 .00 .00
en:w-2=version of	.00 .00 .00 -.41 .00 .00
en:w-2=vineyard in	.00 .00 .00 .00 -.08 .00
en:w-2=voice against	.00 .00 .00 .00 -.42 .00
en:w-2=w .	-.39 .00 .00 -.30 .59 -.22
en:w-2=walad (	.00 .00 .00 .00 .00 -.37
en:w-2=wallace (	.00 .00 .00 -.39 .09 .00
en:w-2=war ,	.00 .00 -.26 .00 .00 .00
en:w-2=was a	.08 -.12 -.20 -.42 -.35 -.38
en:w-2=was an	-1.02 -.43 -.20 -.40 -.55 -.50
en:w-2=was born	.00 .00 .00 -.68 .00 .00
en:w-2=was created	.00 .00 .00 .00 .07 .00
en:w-2=was the	.00 -.22 -.27 .00 -.35 .00
en:w-2=washington ,	-.33 .00 .00 .00 .00 .00
en:w-2=wayans ,	.00 .00 .00 .00 .00 -.79
en:w-2=well as	-.36 -.36 .25 -.32 .00 .00
en:w-2=went to	.00 .00 -.48 -.17 .00 .00
en:w-2=while at	-.28 .00 .00 .00 -.37 .00
en:w-2=who founded	.29 .00 .00 .00 .00 .00
en:w-2=wife ,	-.33 -.30 -.63 -.39 -.02 -.90
en:w-2=wife of	-.29 -.11 -.20 .00 .08 -.49
en:w-2=william (	.00 .00 .00 -.36 .08 .05
en:w-2=wilson ,	-.57 .00 -.38 .00 .00 .00
en:w-2=winery in	.00 .00 .00 .00 -.26 .00
en:w-2=with a	.00 -.51 .00 .00 .00 .00
en:w-2=with the	-.11 -.66 -.71 .00 -.60 -.36
en:w-2=women 's	-.41 -.52 -.14 .00 -.30 -.11
en:w-2=won an	-.47 -.24 -.28 .00 -.16 -.20
en:w-2=won the	-.13 -.14 -.10 .00 -.11 -.10
en:w-2=work ,	.00 .00 .00 .00 .00 -.47
en:w-2=work for	.12 -.29 -.12 .00 -.47 -.15
en:w-2=worked at	-.05 -.36 .00 .00 .00 -.20
en:w-2=worked for	.43 -.19 -.17 .00 -.53 -.10
en:w-2=worked in	-.35 -.14 .19 -.23 .00 .00
en:w-2=worked with	-.50 -.27 -.20 .00 .25 .00
en:w-2=working at	.44 .00 .00 .00 .00 .00
en:w-2=working with	.00 -.34 -.44 .00 -.36 -.15
en:w-2=works and	.46 .00 -.13 .00 .00 .00
en:w-2=works in	.00 .00 .51 -.36 .00 .00
en:w-2=worth ,	.00 .00 -.42 .00 -.13 .00
en:w-2=written by	.38 .00 .00 .00 .29 .00
en:w-2=wyatt and	.00 .00 .00 .00 .00 .20
en:w-2=year at	.19 .00 .00 .00 -.19 .00
en:w-2=years ,	.00 .00 .00 .00 .37 .00
en:w-2=years at	-.22 .22 -.23 .00 -.14 -.14
en:w-2=years in	-.20 .00 .36 -.17 .00 .00
en:w-2=years with	.25 -.27 -.27 .00 -.42 -.15
en:w-2=york ,	-.18 .00 .00 .05 .00 -.41
en:w-2=younger sisters	-.22 .00 .00 .00 .00 .00
en:w-2=youngest ,	-.30 -.25 -.57 .00 -.27 -.38
en:w-2=— former	-.57 .00 .00 .00 .00 .00
es:last=etchegoyen	-.40 -.21 -.47 .00 -.55 -.54
es:last=ferrándiz	-.53 -.20 -.51 .00 -.29 -.32
es:last=principal	-.62 -.26 -.21 .00 -.24 -.10
es:last=se	-.67 -.15 -.75 .00 -.32 -.35
es:vw=coordinadora	.16 -.46 -.31 .00 -.38 -.21
es:vw=es	-.10 -.64 -.66 .00 -.82 -.61
es:vw=formación	-.59 -.14 -.26 .00 -.29 -.29
es:vw=formación|p=,	-.51 .56 -.11 .00 -.22 -.13
es:vw=fue	.27 -.69 -.49 .00 -.60 -.37
es:vw=fue|p=AT	.39 -.61 -.24 .00 -.59 -.29
es:vw=laburando	.43 -.24 -.31 .00 -.22 -.22
es:vw=pasó	-.14 -.60 -.36 .00 -.45 -.41
es:vw=unión	-.76 -.75 .09 .00 -.54 -.65
es:w+1=$	.10 -.76 -.79 .00 -.72 -.66
es:w+1=(	.03 .29 .36 .00 -.61 -.81
es:w+1=)	-.57 -.59 -.72 .00 -.53 -.62
es:w+1=,	-.18 .05 -.95 .00 .13 -.93
es:w+1=.	-.31 -.50 -1.23 .00 .13 -.53
es:w+1=:	-.61 -.53 -.80 .00 -.47 -.57
es:w+1=;	-.63 -.27 -.25 .00 -.51 -.25
es:w+1=de	-.56 -.39 -.44 .00 -.75 -.64
es:w+1=del	-.65 -.44 -.58 .00 -.44 -.54
es:w+1=en	-.20 .20 -.73 .00 -.83 -.47
es:w+1=y	-.08 -.49 -.70 .00 -.54 -.84
es:w+1=·	-.24 -.30 -.67 .00 -.39 -.50
es:w+1=—	.02 -.21 -.66 .00 -.46 -.28
es:w-1=(	-.77 -.42 -.69 .00 -.73 -.86
es:w-1=,	-.29 .30 -.23 .00 .07 -.53
es:w-1=^	-.14 -.89 -.28 .00 -.92 -1.07
es:w-1=de	-.10 -.53 -.60 .00 -.35 -.65
es:w-1=del	-.19 -.10 -.43 .00 -.33 -.22
es:w-1=el	-.39 -.32 -.60 .00 -.69 -.46
es:w-1=en	.31 -.41 .12 .00 -.77 -.58
es:w-1=la	-.18 .40 -.42 .00 -.62 -.32
es:w-1=y	-.45 -.34 -.41 .00 -.48 -.52
es:w-1=|	.28 -.22 -.37 .00 -.28 -.24
es:w-1=·	-.45 -.42 -.92 .00 -.39 -.39
es:w-2=^ ^	-.14 -.89 -.28 .00 -.92 -1.07
es:w-2=de la	.09 .25 -.49 .00 -.64 -.32
es:w-2=en el	-.06 -.05 -.45 .00 -.64 -.37
es:w-2=en la	-.08 .11 -.12 .00 -.15 -.20
f=!	-.30 .00 .00 .00 .00 -.35
f="	.21 -.58 -.73 -.50 .10 -.75
f="|p=,	.00 .00 -.33 .00 .00 .00
f="|p=.	-.47 .00 .00 .00 -.30 .00
f="|p=AND	-.61 .00 .00 .00 .00 .00
f="|p=AS	.21 .00 -.23 -.13 .00 .00
f="|p=IN	-.59 -.31 -.34 .00 -.27 -.12
f="|p=OF	-.00 .00 .00 .00 .00 -.22
f="|p=TO	.29 .00 .00 .00 .00 -.20
f="|p=start	-1.12 -.34 -.76 -.65 -.94 -.38
f="|p=word	-.72 -.48 -.65 -.52 .35 -.45
f=$	.15 .00 .00 .00 .00 .00
f=$|p=word	.27 .00 .00 .00 .00 .00
f=&	-.78 -.34 -.86 .00 -.57 -.62
f=&|p=OF	-.43 .00 .00 .00 .00 .00
f=&|p=start	-.66 -.53 -.72 .00 -.57 -.60
f='	.17 .11 -.52 -.56 -.51 .45
f='|p='	.00 .00 .00 -.43 .00 .00
f='|p=OF	-.08 -.34 -.23 .00 -.23 -.37
f='|p=TO	.00 -.41 .00 .00 .00 .00
f='|p=start	.17 -.45 -.44 -.33 -.22 -.39
f='|p=word	-.43 .00 -.36 .00 -.61 .46
f=(	.00 .11 .39 -.26 -.01 .40
f=(|p='	.32 .00 .00 -.32 .00 .00
f=(|p=)	-.56 .00 .00 -.34 .00 -.31
f=(|p=,	-.02 -.03 -.15 -.03 -.37 -.41
f=(|p=.	-.59 -.30 -.59 -.60 -1.03 -1.03
f=(|p=:	.02 -.69 .06 .00 -.93 -.73
f=(|p=AND	.49 -.65 -.78 -.24 -1.20 .05
f=(|p=AS	.29 .00 .00 -.34 .00 .36
f=(|p=AT	-.00 .38 -.83 -.42 -.14 -.71
f=(|p=BE	-.12 .21 -.19 .00 -.55 -.31
f=(|p=BY	-.03 .00 .00 -.40 .06 .28
f=(|p=FROM	-.15 -.06 .02 .00 -.24 -.26
f=(|p=IN	-.13 -.67 .36 -.14 -.36 -.40
f=(|p=KIN	-.13 -.11 -.19 .00 .23 -.33
f=(|p=OF	-.12 .53 -.76 .23 -.64 -.04
f=(|p=TO	-.13 -.57 -.18 .00 .39 .00
f=(|p=number	-.85 -.74 .21 .00 -.75 .33
f=(|p=start	.02 -1.38 -.31 -.73 .15 .36
f=(|p=word	-.28 -.41 -.14 -1.08 -.19 .39
f=(|p=·	-.42 -.43 -.69 .00 -.38 -.42
f=)	.24 -.12 -.36 -.01 .07 .05
f=)|p=,	-.41 -.13 -.80 .96 -.47 -1.04
f=)|p=.	.45 -.35 -.17 .00 -.28 -.33
f=)|p=:	.44 -.18 -.22 -.74 -.20 .45
f=)|p=AND	-.54 -.66 .15 .00 -.83 -.69
f=)|p=AS	.82 .00 .00 .00 .17 -.29
f=)|p=AT	-.86 -.32 -.63 .00 -.53 -.37
f=)|p=BY	-.33 .00 .00 .00 .00 .00
f=)|p=IN	-.55 -.52 -.68 -.18 -.31 -.25
f=)|p=KIN	.00 .00 .00 -.22 .06 .00
f=)|p=OF	-.28 -.40 -.45 .36 -.13 -.50
f=)|p=number	-.78 -.40 -.46 .00 -.32 -.19
f=)|p=word	-.16 -.10 -.16 -1.13 .02 .23
f=,	.04 .30 -.04 .21 -.02 -.02
f=,|p='	-.21 .15 -.18 .00 -.18 .22
f=,|p=)	-.56 .12 -.70 -.30 -.25 -.15
f=,|p=,	.07 -.07 -.77 -.10 .07 -.48
f=,|p=-	-.10 -.45 -.26 .34 -.26 .21
f=,|p=.	-1.19 -.65 -.87 -.20 -.43 -.04
f=,|p=/	-.59 -.49 -.45 .00 -.37 -.43
f=,|p=:	-.33 -.99 -.35 -.30 -.32 -.55
f=,|p=AND	-.78 .37 -.00 -.57 -.39 -.16
f=,|p=AS	-.85 -.60 .19 -.30 -.56 .19
f=,|p=AT	.25 -.12 -.84 -.53 .21 -.13
f=,|p=BE	-.29 -.38 -.60 -.43 .28 -.97
f=,|p=BY	-.12 -.70 -.52 -.39 -.32 .26
f=,|p=FROM	-.45 .34 .41 .16 -.40 -.50
f=,|p=IN	-.39 -.68 .05 -.02 -.12 -.47
f=,|p=KIN	.07 -.46 -.64 -.62 .01 .13
f=,|p=OF	.14 -.45 .26 .28 -.45 .05
f=,|p=TO	.34 .15 .06 -.49 .09 .12
f=,|p=number	-.14 .19 -1.07 .21 -.74 -1.10
f=,|p=start	-.31 -.06 .04 .07 -1.03 -.36
f=,|p=word	.25 -.33 -.01 -.19 .05 -.92
f=,|p=|	.43 -.42 -.57 .00 -.45 -.82
f=,|p=·	-.50 -.65 .14 .00 -.50 -.54
f=,|p=–	-.57 .40 -.43 .00 -.19 .16
f=,|p=—	.49 .21 -.46 .00 -.44 -.52
f=-	-.19 -.19 .50 -.26 -.23 -.47
f=-|p=,	-.75 -.50 .70 .00 .20 -.54
f=-|p=-	-.62 -.39 -.34 .00 -.21 -.24
f=-|p=AND	.31 .00 .00 .00 .00 .44
f=-|p=FROM	.30 .00 .00 .00 -.27 .00
f=-|p=IN	-.16 .00 .00 .00 .00 .00
f=-|p=OF	-.52 .00 .00 -.26 -.46 .00
f=-|p=number	.25 -.28 -.32 .00 -.39 -.26
f=-|p=start	-.44 -.45 -.83 .00 -.49 -.49
f=-|p=word	-.44 .11 -.47 .00 -.41 -.52
f=.	-.11 -.29 -.02 .14 -.27 -.07
f=.|p=&	.00 .00 -.27 -.32 .00 .00
f=.|p='	-.38 -.34 -.31 -.18 -.40 -.47
f=.|p=)	.20 -.43 -.26 -.37 -.21 -.29
f=.|p=,	.34 -.35 .14 -.02 -.02 .35
f=.|p=-	.23 -.34 -.24 .00 -.12 -.16
f=.|p=.	.27 -.20 -.47 -.35 -.37 -.21
f=.|p=:	-.23 .35 -.80 .00 .10 -.77
f=.|p=AND	.01 -.73 .13 -.59 -.22 .25
f=.|p=AS	-.18 -.56 -.71 -.58 -.59 -.67
f=.|p=AT	-.11 -.12 -.10 .28 -.93 -.72
f=.|p=BE	-.06 .05 -.38 -.29 -.64 -.30
f=.|p=BY	-.66 -.45 -.36 -.28 -.67 -.42
f=.|p=FROM	-.35 -.25 -.98 -.60 -.51 -.55
f=.|p=IN	.02 -.38 .17 -.17 -.74 -.64
f=.|p=KIN	-.44 -.18 -.36 -.23 -.09 -.38
f=.|p=OF	.31 -.47 -.13 -.04 -.19 -1.01
f=.|p=TO	-.79 -1.00 -.43 -.51 -.67 .13
f=.|p=number	.47 -.72 -.70 -.21 -.66 -.77
f=.|p=start	-.36 -.53 -1.07 -.88 -.54 -1.41
f=.|p=word	-.63 -.17 -.28 .32 -.27 -.25
f=/	-.20 -.43 -.07 -.35 -.46 -.68
f=/|p=/	-.41 -.33 -.46 .00 -.31 -.35
f=/|p=start	-.78 -.57 -.70 .00 -.34 -.35
f=:	-1.34 -.95 -1.26 -.82 -1.22 -1.39
f=:|p=)	-.39 -.35 -.29 .00 -.35 -.33
f=:|p=,	-.60 -.69 -.61 -.33 -.45 -.56
f=:|p=:	.07 -.67 -.64 .00 -.45 -.83
f=:|p=;	-.14 .00 -.24 .00 .00 .00
f=:|p=AS	-.22 -.12 -.12 -.29 -.12 -.28
f=:|p=AT	-.35 -.25 -.16 -.27 -.26 -.08
f=:|p=number	-.94 -.67 -1.10 .00 -.57 -.62
f=:|p=start	-1.08 -.74 -.89 .00 -.80 -1.04
f=:|p=word	-.95 -.77 -.84 -.70 -.93 -.91
f=:|p=|	-.62 -.20 -.41 .00 -.35 -.26
f=;	-.34 -.49 -1.05 -.53 -.13 .21
f=;|p='	.00 -.20 .00 .00 .00 .00
f=;|p=,	-.38 -.53 -.32 -.57 -.18 -.15
f=;|p=:	-.26 .00 -.15 -.41 -.55 .31
f=;|p=AND	-.53 -.77 -.22 .00 -.57 .15
f=;|p=AT	-.63 -.40 -.45 .00 -.79 -.39
f=;|p=IN	-.83 -.77 -.84 .00 -.67 -.46
f=;|p=OF	.22 -.47 -.40 .00 -.58 -.66
f=;|p=start	-.39 .00 .00 .00 .34 .00
f=;|p=word	-.19 -.45 -.31 -.40 -.52 -.77
f=?	-.55 -.48 -.33 .00 -.41 -.31
f=AND	-.18 .27 -.18 -.24 .14 .43
f=AND|p=)	.00 .00 .00 -.22 .00 -.44
f=AND|p=,	-.03 -.15 -.31 .08 -.47 .25
f=AND|p=-	.37 .29 .00 .00 .00 .35
f=AND|p=.	.10 -.25 -.43 -.39 .32 -.54
f=AND|p=:	-.69 -.44 -.49 .00 -.51 -.51
f=AND|p=AND	.65 .12 -.16 -.23 -.68 .26
f=AND|p=AS	-.90 -.41 -.53 .00 -.42 -.46
f=AND|p=AT	-.06 -.46 -.48 -.58 -.09 .07
f=AND|p=BE	.13 .05 -.24 .00 -.72 -.19
f=AND|p=BY	-1.20 -.18 -.27 .00 .18 -.53
f=AND|p=FROM	-.31 -.03 -1.04 .41 -.35 -.43
f=AND|p=IN	.07 .14 -.05 .13 -.55 -.50
f=AND|p=KIN	-.47 -.41 -.61 -.26 -.15 .50
f=AND|p=OF	-.26 -.16 -.75 -.39 .19 -.17
f=AND|p=TO	-.62 -.42 .41 -.67 -.24 -.71
f=AND|p=number	-.34 -.69 -.55 .00 -.52 -.81
f=AND|p=start	.17 -.99 -1.17 -.88 .01 -.50
f=AND|p=word	-.37 .43 .10 -.71 -.18 .02
f=AND|p=”	-.26 .00 .00 .00 .08 -.33
f=ART	-.90 -.43 -.24 .34 -.55 -.80
f=ART|p=.	-.22 .00 -.38 .00 .00 .00
f=ART|p=AND	.00 .00 -.18 .00 .00 .00
f=ART|p=AT	-.34 -.21 .19 .00 -.40 -.21
f=ART|p=IN	-.53 .19 .13 .39 -.37 -.13
f=ART|p=KIN	.00 .00 .00 .00 .47 .31
f=ART|p=TO	-.35 -.24 -.37 .00 -.26 -.26
f=ART|p=number	-.38 -.34 -.32 .00 -.24 -.19
f=ART|p=start	-1.08 -.65 -1.50 -.40 -.96 -.91
f=ART|p=word	-.06 -.60 -.54 .00 -.48 -.56
f=AS	-.01 -.23 -.66 .48 -.27 -.96
f=AS|p=,	-.40 .00 .00 .86 .00 .00
f=AS|p=AND	.12 .00 .00 .00 -.65 .00
f=AS|p=AT	.51 -.58 -.52 -.28 -.90 -.39
f=AS|p=IN	-.10 -.36 -.71 .32 -.10 -.13
f=AS|p=KIN	.00 .00 .00 .00 -.21 .00
f=AS|p=OF	.36 -.46 -.44 .00 -.36 -.57
f=AS|p=TO	.37 -.68 .07 -.39 -.46 -.17
f=AS|p=start	-.79 -.35 -.88 .00 -.56 -.40
f=AS|p=word	-.42 .18 -.59 -.30 .14 -.57
f=AS|p=·	-.38 -.29 -.51 .00 -.32 -.28
f=AT	-.23 .06 -.28 -.62 -.14 -.75
f=AT|p=,	-1.01 -.99 .36 -.47 -.61 -.55
f=AT|p=.	-.59 -.36 -.38 .00 -.43 -.61
f=AT|p=AND	-.80 -.11 -.08 -.14 -.25 .27
f=AT|p=AS	.24 -.36 -.46 .00 -.40 -.43
f=AT|p=AT	-.04 .53 -.23 -.29 -.63 -.44
f=AT|p=BE	.05 .32 -.47 -.54 -.44 -.27
f=AT|p=BY	-.17 .30 .00 .00 .15 .00
f=AT|p=FROM	.37 .30 -.27 -.23 -.23 -.16
f=AT|p=IN	-.20 -1.16 -.38 -.71 -.85 -.23
f=AT|p=OF	-.38 -.63 -.19 .21 .23 -.38
f=AT|p=TO	.16 .13 -.25 -.18 .10 -.37
f=AT|p=number	-.66 -.60 -.21 -.17 -.31 -.16
f=AT|p=start	.02 -.83 -1.20 -.31 -.95 -.88
f=AT|p=word	-.07 .02 -.94 -.13 .02 -1.08
f=AT|p=·	-.42 -.41 -.54 .00 -.62 -.42
f=BE	.35 -.24 -.26 -1.08 .29 .34
f=BECOME	-.65 -.49 -.49 -.34 -.35 -.38
f=BECOME|p=,	-.41 -.18 -.32 -.34 -.33 -.32
f=BECOME|p=start	-.36 -.38 -.42 .00 -.23 -.27
f=BE|p=)	-.38 .00 .00 -.20 .00 .00
f=BE|p=,	-.05 -.51 -.38 -.62 .41 -.94
f=BE|p=.	-1.20 -.28 -.42 -.36 .64 .47
f=BE|p=AND	.23 .24 -.24 -.23 .19 -.28
f=BE|p=AS	-.53 .00 -.47 -.14 -.50 .00
f=BE|p=AT	-.36 -.77 -.81 -.15 -.26 -.61
f=BE|p=BE	.35 -.30 -.25 .00 -.31 -.33
f=BE|p=BY	.26 .00 -.29 -.14 .30 .00
f=BE|p=IN	-.74 .23 .27 -.35 -.27 -.37
f=BE|p=KIN	-.76 -.14 -.23 .00 -.13 -.48
f=BE|p=OF	.08 -.35 -.61 -.55 -.71 -.77
f=BE|p=TO	.04 .27 .41 -.26 -.80 -.42
f=BE|p=number	.01 -.42 -.81 .00 -.29 -.53
f=BE|p=start	.34 -.93 -.21 -.47 -.28 .44
f=BE|p=word	.28 -.89 -.71 -.42 .03 .21
f=BORN	-.55 -.35 -.65 .77 -.62 -.44
f=BORN|p=,	-.24 -.29 -.24 .27 -.23 -.16
f=BORN|p=BE	.00 .00 -.14 .39 .00 .00
f=BORN|p=start	-.25 -.32 -.56 .26 -.27 -.30
f=BY	-.01 -.40 -.33 -.59 -.03 -.63
f=BY|p=,	.00 .00 .00 -.35 -.40 .00
f=BY|p=AS	.06 -.26 -.31 .00 -.22 -.19
f=BY|p=AT	.34 .26 -.15 .00 -.19 -.15
f=BY|p=BE	-.63 -.50 -.46 .00 -.39 -.25
f=BY|p=IN	-.35 -.39 .40 .00 .00 .00
f=BY|p=start	-.91 -.31 -.51 .00 -.50 -.58
f=BY|p=word	-.05 -.21 -.46 .00 -.18 -.15
f=DIE	-.51 -.24 -.48 .00 .11 -.49
f=DIE|p=,	.00 .00 .00 .00 .00 -.17
f=DIE|p=.	.00 .00 .00 .00 .00 -.41
f=DIE|p=start	.00 .00 -.34 .00 .00 -.18
f=DIE|p=word	-.40 -.24 -.36 .00 .11 -.36
f=FOUND	.42 -.44 -.67 .00 -.07 -.11
f=FOUND|p=,	-.77 .00 .00 .00 .41 .18
f=FOUND|p=BY	.74 .00 .00 .00 .00 .00
f=FOUND|p=KIN	-.16 .00 -.23 .00 -.15 .00
f=FOUND|p=start	-1.20 -.44 -.58 .00 -.45 -.66
f=FROM	.19 -.85 -.69 -.92 -.21 -1.03
f=FROM|p=,	-.72 -.60 .19 .00 -.36 -.29
f=FROM|p=.	-.28 .00 .00 .00 -.04 .00
f=FROM|p=AND	.24 -.38 -.31 -.16 .00 -.65
f=FROM|p=AT	.54 -.41 -.03 -.06 -.89 -.30
f=FROM|p=BE	.00 .00 .00 .00 .09 .00
f=FROM|p=IN	-.12 -.32 -.49 -.34 -.23 -.19
f=FROM|p=OF	.70 -.17 -.20 -.38 -.49 -.15
f=FROM|p=TO	-.67 -.45 -.26 .00 -.32 -.08
f=FROM|p=start	-.46 -.41 -.53 .00 -.39 -.29
f=FROM|p=word	-.89 -.64 -.65 -.69 -.73 -.80
f=GRAD	.01 -.91 -.94 -.82 -.67 -.25
f=GRAD|p=,	-.42 -.40 -.81 -.80 -.40 -.37
f=GRAD|p=.	-.20 -.17 -.18 .00 -.40 -.39
f=GRAD|p=AND	.00 -.43 .00 -.19 .00 -.24
f=GRAD|p=start	.35 -.93 -.72 -.28 -.52 -.62
f=GRAD|p=word	-.63 -.42 -.33 .00 -.44 -.61
f=HIS	-.02 .00 .00 .00 -.34 -.57
f=HIS|p=start	-1.03 .00 .00 .00 -.34 -.57
f=IN	.02 .07 .09 -.52 .06 .01
f=IN|p='	.00 -.31 .00 .00 .00 .00
f=IN|p=,	.58 -.20 .98 -.07 -.39 .24
f=IN|p=.	-.39 -.30 -.22 .00 -.64 -.37
f=IN|p=AND	-.42 -.51 -.60 -.26 .21 -.63
f=IN|p=AS	-.34 .15 -.32 -.25 -.18 -.22
f=IN|p=AT	.07 .59 -1.17 -.55 -.91 -.71
f=IN|p=BE	.22 -.60 -.42 .00 -.74 -.59
f=IN|p=BY	-.59 -.30 -.46 -.31 -.25 -.73
f=IN|p=FROM	-.66 .09 -.13 -.25 -.29 -.27
f=IN|p=IN	-.03 -.51 -.30 -.06 -.42 -.31
f=IN|p=KIN	.00 .00 -.31 -.16 -.21 .16
f=IN|p=OF	.06 -.47 -.99 -.56 .17 -.02
f=IN|p=TO	-.47 -.29 .54 -.39 .17 -.33
f=IN|p=number	.07 -.49 -.52 -.38 -.20 -.38
f=IN|p=start	-1.03 -.74 -1.09 .00 -.69 .29
f=IN|p=word	.38 .19 -.21 -.13 -.09 -1.04
f=JOIN	-.40 -.76 -1.09 -.70 -1.26 -.08
f=JOIN|p=,	.26 -.21 -.60 -.69 .00 -.44
f=JOIN|p=.	-.25 -.09 -.31 .00 -.22 .32
f=JOIN|p=AND	.00 .00 -.40 -.24 .00 .00
f=JOIN|p=AT	-.12 -.48 -.47 -.13 -.24 -.14
f=JOIN|p=IN	-.28 -.54 -.46 .00 -.21 -.26
f=JOIN|p=KIN	.00 .00 .00 .00 .00 .38
f=JOIN|p=start	-.30 -.61 -1.05 .00 -.90 -1.36
f=JOIN|p=word	-.57 -.29 -.49 .00 -.69 -.77
f=KIN	-.23 .22 -.34 -.35 -.77 -.98
f=KIN|p=,	-.36 -.31 -.31 .00 -.42 -.22
f=KIN|p=AND	.00 .35 -.25 -.30 .00 -.22
f=KIN|p=AS	-.55 -.15 -.14 .00 -.13 -.14
f=KIN|p=BE	.00 .00 .00 -.37 .00 -.42
f=KIN|p=OF	.24 .00 .00 .00 .00 .00
f=KIN|p=TO	.00 .00 .21 -.19 .00 -.21
f=KIN|p=number	-.51 -.32 -.60 .00 -.28 -.18
f=KIN|p=start	-.58 -.77 -1.20 .00 -.73 -.61
f=KIN|p=word	-.41 -.23 -.19 -.25 -.61 -.41
f=LEAD	-.53 -.60 -.76 .00 -.45 -.77
f=LEAD|p=,	-.71 -.23 -.41 .00 -.52 -.52
f=LEAD|p=AND	-.71 -.23 -.26 .00 -.42 -.29
f=LEAD|p=BE	-.33 -.21 -.22 .00 -.43 -.21
f=LEAD|p=KIN	-.22 -.18 -.27 .00 -.38 -.43
f=LEAD|p=start	-.71 -.23 -.65 .00 -.66 -.40
f=LEAD|p=word	-.64 -.37 -.53 .00 .18 -.55
f=LEAVE	-.28 -.84 -.63 -.26 .30 -.62
f=LEAVE|p=,	-.28 .00 -.22 .00 .00 -.13
f=LEAVE|p=.	-.31 .00 .00 -.24 .00 .00
f=LEAVE|p=BE	.00 .00 .00 -.20 .00 .00
f=LEAVE|p=IN	.00 .00 -.29 .00 -.36 .00
f=LEAVE|p=start	-.83 -.37 -.41 .00 .42 -.45
f=LEAVE|p=word	.04 -.34 -.15 -.20 -.40 -.33
f=LIVE	-.68 .00 -.15 -.51 .09 -.15
f=LIVE|p=,	.00 .00 -.44 .00 .00 -.12
f=LIVE|p=AND	.00 .00 .00 -.12 .00 .00
f=LIVE|p=KIN	.00 .00 -.22 -.26 -.18 .16
f=LIVE|p=start	-.34 -.29 -1.25 -.61 .33 -.60
f=LIVE|p=word	-.56 -.33 .27 .00 -.40 -.17
f=MARRY	-.42 -.44 -.52 .00 .25 -.30
f=MARRY|p=)	.00 .00 .00 .00 .07 -.23
f=MARRY|p=,	.00 .00 .00 .00 -.29 -.45
f=MARRY|p=.	.00 .00 .00 .00 -.15 -.36
f=MARRY|p=KIN	.00 .00 .00 .00 .02 .06
f=MARRY|p=start	-.34 -.26 -.48 .00 .21 -.74
f=OF	-.80 -.83 -.86 -.39 -.19 -.97
f=OF|p=AT	-.70 -.37 -.56 .00 -.42 -.32
f=OF|p=BE	-.29 -.23 -.13 .00 -.21 -.34
f=OF|p=OF	.16 -.38 -.23 .00 -.14 -.13
f=OF|p=start	-.62 -.59 -.99 -.35 -.78 -.66
f=OF|p=word	-.51 -.36 -.54 .00 -.53 -.64
f=SPEAK	-.67 -.48 -.78 .00 -.55 -.46
f=SPEAK|p=start	-.46 -.48 -.78 .00 -.55 -.37
f=STUDY	-.98 -.41 -1.03 -.14 -.75 .27
f=STUDY|p=,	-.26 -.44 -.43 .00 -.26 -.45
f=STUDY|p=.	.00 -.15 .00 .00 .00 .00
f=STUDY|p=BE	.00 .00 -.21 .00 .00 -.16
f=STUDY|p=IN	-.30 -.53 -.15 .00 -.07 -.09
f=STUDY|p=start	-.37 -.83 -.57 .00 -.35 -.59
f=STUDY|p=word	-.31 -.13 -.55 -.14 .00 .00
f=TEACH	-1.24 -.47 -.39 .00 -.77 -.55
f=TEACH|p=.	-.59 .00 .00 .00 .00 .00
f=TEACH|p=BE	-.33 -.23 .00 .00 .00 .00
f=TEACH|p=start	-.55 -.44 -.56 .00 -.67 -.50
f=TEACH|p=word	-.44 .00 .00 .00 .00 .00
f=TO	.11 -.02 .15 .26 -.82 -.93
f=TO|p='	.00 -.25 .00 .00 .00 .00
f=TO|p=,	.00 .00 .00 .22 -.31 .00
f=TO|p=AS	.36 .00 -.32 .00 .00 .00
f=TO|p=AT	-.55 .30 .00 .00 .00 .00
f=TO|p=FROM	.17 .00 .58 .00 .00 .00
f=TO|p=IN	-.39 -.34 .39 .20 -.21 .00
f=TO|p=OF	-.16 -.39 -.19 .00 -.21 -.24
f=TO|p=TO	.21 .18 .07 .00 -.18 -.24
f=TO|p=start	-1.18 -.63 -1.01 -.38 -.71 -.67
f=TO|p=word	.33 .10 -.84 .00 -.37 -.31
f=WHO	-.25 .17 -.40 -.12 -.26 .12
f=WHO|p=,	.00 .00 -.47 .00 -.54 -.20
f=WHO|p=AND	.00 .00 .00 .00 .00 -.36
f=WHO|p=AT	-.12 .10 -.35 .00 -.66 -.41
f=WHO|p=BE	.00 .00 .00 .00 .00 .37
f=WHO|p=IN	-.35 -.35 .15 -.44 -.39 -.13
f=WHO|p=OF	.42 .00 -.32 .14 .00 .00
f=WHO|p=word	-.58 .17 -.39 .00 -.37 -.25
f=WIN	-.70 -.56 -.48 .00 -.54 -.66
f=WIN|p=AND	-.11 .00 -.15 .00 .00 .00
f=WIN|p=start	-.39 -.32 -.33 .00 -.31 -.41
f=WORK	-.32 -.47 -1.18 -.19 -.67 -.76
f=WORK|p=,	-.84 .00 -.49 .00 .00 .00
f=WORK|p=.	-.28 -.23 -.32 .00 -.26 -.27
f=WORK|p=AT	.18 -.32 -.40 .00 -.32 -.30
f=WORK|p=number	.28 -.23 -.23 .00 -.27 -.22
f=WORK|p=start	-1.00 -.68 -.85 .00 -.47 -.59
f=WORK|p=word	-.61 -.28 -.49 -.19 -.48 -.39
f=[	.00 .00 .00 -.40 -.22 .00
f=]	-.40 -.36 -.39 .00 -.35 -.38
f=]|p=[	-.40 -.36 -.39 .00 -.35 -.38
f=end	.16 -.13 -.12 -.51 -.94 -.87
f=end|p=,	-.11 .25 -.12 -.45 -.74 -.40
f=end|p=-	.44 -.43 -.35 .00 -.35 -.32
f=end|p=:	-.42 -.52 -.61 .00 -.44 -.36
f=end|p=AND	-.75 -.54 -.86 .00 -.61 -.56
f=end|p=AT	-.47 -.58 -.80 .00 -.28 -.66
f=end|p=IN	-.46 -.75 .28 -.21 -.15 -.20
f=end|p=OF	-.74 .30 -.65 .00 -.46 -.38
f=end|p=number	-1.17 -.23 .18 .00 -.16 -.18
f=end|p=start	.10 -.55 -.41 .00 -.39 -.44
f=end|p=word	.50 -.06 .04 .00 -.90 -.83
f=end|p=|	.40 -.60 -.45 .00 -.29 -.32
f=end|p=©	-.40 .30 -.32 .00 -.19 -.19
f=end|p=·	-.42 -.50 -1.10 .00 -.27 -.31
f=end|p=–	.19 -.84 -.58 .00 -.44 -.44
f=end|p=•	-.31 -.35 -.28 .00 -.25 -.22
f=number	-.76 -.33 -.09 -.73 -.84 -.61
f=number|p=)	-.66 .02 -.37 .00 -.41 -.43
f=number|p=,	-.56 .25 .10 -.33 -1.02 -.53
f=number|p=-	-.83 -.62 -.40 .00 -.37 -.51
f=number|p=.	-.22 -.23 -.35 .00 -.32 -.40
f=number|p=:	-.26 -.32 -.84 .00 -.32 -.55
f=number|p=AND	-.51 -.81 -.29 .00 -.26 .07
f=number|p=AT	-.09 -.91 .32 -.19 -.62 -.58
f=number|p=BE	.00 .00 .00 -.38 .00 .27
f=number|p=IN	.21 -.69 -.71 .00 -.26 -.28
f=number|p=KIN	-.28 -.16 -.14 .00 -.15 .01
f=number|p=OF	-.55 -.50 -.71 .00 -.61 -.61
f=number|p=TO	-.33 -.46 -.57 .00 -.18 -.36
f=number|p=number	-1.04 .01 -.78 -.22 -.45 -.70
f=number|p=start	-.36 -.08 -1.03 .00 -.69 -1.26
f=number|p=word	-.09 -.82 .05 -.44 -.22 -1.10
f=number|p=|	-.61 -.44 -.43 .00 -.27 -.35
f=number|p=·	-.25 -.33 -.55 .00 -.22 -.26
f=word	-.20 -.69 -.55 -.15 -.44 -.55
f=word|p=)	-.81 -.53 -.48 .00 -.54 -.48
f=word|p=,	-.13 -.33 -.50 -.32 -.42 -.21
f=word|p=.	-.73 -.38 -.54 -.43 -.21 -.19
f=word|p=:	.05 -.39 -.28 -.23 -.65 -1.10
f=word|p=AND	.22 -1.14 -.11 -.25 -.14 -.24
f=word|p=AS	.14 -.24 -.06 -.22 -.32 -.04
f=word|p=AT	-.08 -.70 .15 -.69 -.18 -.80
f=word|p=BE	-.55 -.72 -.46 -.52 -.80 -.63
f=word|p=BY	-.18 -.40 -.37 .06 -.12 -.33
f=word|p=FROM	.57 -.44 -.66 -.14 -.32 -.32
f=word|p=IN	.21 -.15 .24 .00 -.61 -.32
f=word|p=KIN	-.59 -.36 -.62 -.17 .07 -.47
f=word|p=OF	-.00 .10 -.19 -.73 .03 -.79
f=word|p=TO	-.22 -.56 -.31 .24 -.36 -.58
f=word|p=WHO	-.06 .00 -.33 .00 -.31 .00
f=word|p=number	-.34 -.10 -1.01 -.45 -.63 -.70
f=word|p=start	-.61 -.42 -.87 -.43 -.70 -.23
f=word|p=word	-.02 -.87 -.58 .20 -.51 -.88
f=word|p=|	-.58 -.40 -.74 .00 -.48 -.61
f=word|p=·	-.64 -.40 -1.06 .00 -.57 -.67
f=word|p=–	.02 .02 -.67 .00 -.50 -.64
f=word|p=—	-.58 -.55 -.44 .00 -.35 -.26
f=|	-.34 -.84 -.03 .00 -.82 -.99
f=||p=,	.38 -.69 -.65 .00 -.42 -.38
f=||p=:	-.48 -.24 -.62 .00 -.41 -.44
f=||p=AT	.63 -.17 -.59 .00 -.14 -.12
f=||p=IN	-.37 -.25 .23 .00 -.15 -.15
f=||p=start	-1.20 -.69 -.20 .00 -.56 -.84
f=||p=word	-.63 -.25 -.63 .00 -.44 -.54
f=||p=|	-1.52 -.32 -.09 .00 -.29 -.33
f=«	-.71 -.67 -.69 .00 -.29 -.32
f=·	-.26 -.90 -.10 .00 -.72 -.85
f=·|p=,	-.79 -.45 -.71 .00 -.31 -.27
f=·|p=-	-.68 -.26 -.40 .00 -.23 -.40
f=·|p=AT	-.21 -.72 -.71 .00 -.22 -.43
f=·|p=start	-.43 -.53 -.18 .00 -.66 -.74
f=·|p=word	.39 -.42 -.35 .00 -.28 -.41
f=·|p=·	-.40 -.30 -.22 .00 -.33 -.38
f=»	.48 -.76 -.90 .00 -.79 -.96
f=»|p=AT	-.33 -.28 -.31 .00 -.32 -.16
f=»|p=word	.58 -.45 -.67 .00 -.69 -.81
f=–	.12 -.18 -.14 .37 -.76 -.84
f=–|p=,	-.80 -.76 .08 .37 -.49 -.64
f=–|p=AT	-.02 -.36 -.62 .00 -.30 -.46
f=–|p=IN	-.35 .00 .00 .00 .00 .00
f=–|p=OF	-.66 -.58 -.63 .00 -.42 -.38
f=–|p=start	.50 .18 -.93 .00 -.34 -.49
f=–|p=word	.21 -.21 -.22 .00 -.20 -.15
f=–|p=–	-.07 -.08 -.50 .00 -.19 -.22
f=—	.02 -.43 .18 -.18 -.01 -.78
f=—|p=,	-.69 -.28 -.81 .00 -.61 -.48
f=—|p=AND	-.63 .00 .00 .00 .00 .00
f=—|p=AT	.37 .00 .00 -.18 .23 .00
f=’	-.50 -.23 -.53 -.40 -.24 -.28
f=“	-.09 -.63 -.92 .00 -.79 -1.00
f=“|p=word	-.15 -.51 -.70 .00 -.67 -.92
f=”	.03 -.51 -.59 .00 .08 -.76
f=”|p=word	.31 -.42 -.53 .00 -.49 -.56
f=„	-.70 -.64 -.77 .00 -.67 -.50
f=•	-.75 -.49 -.55 .00 -.66 -.64
f=•|p=start	-.59 -.28 -.44 .00 -.29 -.36
f=•|p=•	-.25 -.26 -.35 .00 -.26 -.28
fr:last=bordeaux	.65 .56 -.20 .00 -.25 -.15
fr:last=rochaz	-.50 -.63 -.68 .00 -.54 -.51
fr:vw=a	.17 -.28 -.52 .00 -.58 -.55
fr:vw=a|p=AT	.31 -.10 -.22 .00 -.40 -.21
fr:vw=est	-.02 -.67 -.95 .00 -.66 -.70
fr:vw=est|p=AT	.34 -.55 -.61 .00 -.47 -.30
fr:vw=naissance	-.58 -.49 -.68 .00 .11 -.51
fr:vw=nommée	-.12 -.49 -.30 .00 -.36 -.47
fr:vw=né	-.50 -.25 -.27 .00 -.58 -.44
fr:vw=née	-.69 -.51 -.38 .00 -.51 -.35
fr:vw=né|p=number	-.28 -.25 -.30 .00 -.37 -.27
fr:vw=passe	.30 -.40 -.22 .00 -.22 -.18
fr:vw=piloté	.18 -.29 -.43 .00 -.37 -.50
fr:vw=prix	-.60 .07 -.59 .00 -.32 -.33
fr:vw=études	-.69 -.41 -.46 .00 -.20 -.37
fr:vw=études|p=,	-.54 -.06 -.35 .00 -.14 -.21
fr:w+1=$	.19 .52 -.89 .00 -.59 -.47
fr:w+1=(	.20 -.82 -.50 .00 -.49 -.72
fr:w+1=)	-.12 -.56 -.67 .00 .20 -.66
fr:w+1=,	-.20 .02 -1.06 .00 -.07 -.64
fr:w+1=.	-.42 -.78 -.33 .00 -.84 -.77
fr:w+1=:	-.37 -.61 -.68 .00 -.45 -.34
fr:w+1=a	.18 -.44 -.60 .00 -.49 -.45
fr:w+1=de	-.62 -.71 -.59 .00 -.40 -.28
fr:w+1=en	-.65 -.01 -.65 .00 -.27 -.31
fr:w+1=et	-.71 -.72 .23 .00 -.47 .06
fr:w+1=|	-.72 -.39 -.85 .00 -.31 -.34
fr:w+1=·	-.46 -.29 -.63 .00 -.30 -.31
fr:w+1=à	-.73 -.44 -.51 .00 -.70 -.65
fr:w+1=–	.30 .16 -.80 .00 -.55 -.51
fr:w-1=(	.06 .03 -.59 .00 -.01 -.75
fr:w-1=,	.08 .48 -1.04 .00 -.10 -.77
fr:w-1=:	-.72 -.54 -.70 .00 -.71 -.59
fr:w-1=^	-.44 -.04 -.72 .00 -.83 -.99
fr:w-1=au	.01 -.65 -.54 .00 -.48 -.40
fr:w-1=chez	.61 -.55 -.55 .00 -.49 -.27
fr:w-1=de	.25 -.97 -.91 .00 -.64 -.59
fr:w-1=du	-.46 -.75 -.67 .00 -.32 -.31
fr:w-1=l	-.09 .10 .18 .00 -.52 -.57
fr:w-1=la	-.29 .04 -.78 .00 -.55 -.40
fr:w-1=|	.30 -.31 -.57 .00 -.22 -.31
fr:w-1=·	-.53 -.37 -.85 .00 -.49 -.45
fr:w-1=à	-1.11 -.50 -.08 .00 -.80 -.51
fr:w-1=–	-.31 -1.08 -.70 .00 -.42 -.58
fr:w-1=—	.59 -.63 -.36 .00 -.40 -.44
fr:w-2=) ,	-.75 .39 -.34 .00 -.32 -.34
fr:w-2=^ ^	-.44 -.04 -.72 .00 -.83 -.99
fr:w-2=de la	-.78 -.80 -.65 .00 -.48 -.51
inside	-.23 -.11 -.15 .60 .11 -.12
it:last=catania	-.57 -.58 .56 .00 -.52 -.39
it:vw=entrambi	-.65 -.51 -.42 .00 -.19 -.15
it:vw=ha	-.69 -.53 -.40 .00 -.29 -.54
it:vw=insegna	-.54 -.32 -.40 .00 -.44 -.40
it:vw=laurea	-.56 .20 -.32 .00 -.28 -.28
it:vw=laurea|p=AT	-.35 .56 -.25 .00 -.20 -.17
it:vw=lingue	-.80 -.26 -.23 .00 -.31 -.36
it:vw=suono	-.47 -.45 -.36 .00 -.50 -.35
it:vw=suono|p=word	-.51 -.37 -.40 .00 -.38 -.39
it:vw=è	-.12 -.60 -.83 .00 -.70 .39
it:vw=è|p=OF	.20 -.44 -.53 .00 -.48 .23
it:w+1=$	.16 .14 -.79 .00 -.39 -.31
it:w+1=(	-.70 .34 .13 .00 -.72 -.68
it:w+1=,	.01 -.20 -1.31 .00 -.42 -.83
it:w+1=.	.35 -.61 .00 .00 -1.02 .20
it:w+1=:	-.78 -.59 -.47 .00 -.48 -.66
it:w+1=a	-.75 -.54 -.50 .00 -.54 -.55
it:w+1=dal	.69 -.52 -.48 .00 -.57 -.25
it:w+1=e	-.64 -.36 -.23 .00 -.33 .46
it:w+1=nel	-.67 .36 -.35 .00 -.37 -.27
it:w+1=|	-.37 -.14 -.58 .00 -.15 -.15
it:w+1=·	-.31 -.30 -.73 .00 -.17 -.19
it:w+1=–	.22 -.68 -.93 .00 -.56 -.46
it:w-1=,	-1.11 -.66 -.10 .00 .02 -.55
it:w-1=:	.55 -.52 -.53 .00 -.73 -.64
it:w-1=^	-.13 -.82 -.20 .00 -1.01 -.97
it:w-1=a	.07 .31 -.68 .00 -.49 -.44
it:w-1=all	-.35 -.44 -.36 .00 -.21 -.22
it:w-1=alla	-.07 .16 -.43 .00 -.34 -.20
it:w-1=del	.26 -.47 -.48 .00 -.32 -.49
it:w-1=di	-.81 -.96 -.01 .00 -.84 .19
it:w-1=il	-.70 -.53 -.60 .00 -.31 -.47
it:w-1=in	.05 -.57 -.62 .00 -.41 -.39
it:w-1=la	-.82 -.66 -.78 .00 -.62 -.42
it:w-1=|	.18 -.21 -.32 .00 -.17 -.16
it:w-1=·	-.19 -.32 -.50 .00 -.22 -.20
it:w-2=) ,	-.61 -.54 -.26 .00 -.17 -.34
it:w-2=^ ^	-.13 -.82 -.20 .00 -1.01 -.97
k=child	-.49 -1.12 -.84 -.86 -.77 1.15
k=child|s=brand	-.60 .00 -.15 .00 -.42 .21
k=child|s=many	-.36 -.37 -.39 -.42 -.03 .10
k=child|s=one	-.23 -.71 -.49 -.58 -2.00 .82
k=child|s=org	.44 .00 -.13 .00 -.26 .22
k=child|s=place	-.44 -.40 -.34 -.18 -.61 -.09
k=child|s=school	-.44 -.40 -.22 .00 -.19 -.28
k=child|s=two	-.81 -.83 -.72 -.57 -.34 .58
k=kin	.23 -.35 .02 -.60 -.39 -.05
k=kin|s=acronym	-.31 .32 -.17 .00 -.37 -.29
k=kin|s=brand	-.07 -.22 -.42 -.09 -.38 -.31
k=kin|s=many	.28 -.41 -.77 -.35 -.25 .31
k=kin|s=one	-.29 -.75 -.03 -.37 -.60 -.36
k=kin|s=org	.11 -.05 -.59 -.34 -.40 -.40
k=kin|s=place	-.40 -.52 .05 .00 -.29 -.81
k=kin|s=school	.49 .16 -.15 .00 -.17 -.20
k=kin|s=two	.22 -.80 -.12 -.44 -.11 -.35
k=none	.03 .04 -.04 .01 -.09 -.50
k=none|s=acronym	.47 .59 -1.39 -.61 -.72 -.33
k=none|s=award	-1.16 -.32 -.64 -.31 -.65 -.32
k=none|s=brand	.46 -.01 -.85 -.45 -.12 -.26
k=none|s=many	-.17 -.62 -.61 -.44 -.05 -.18
k=none|s=one	-.21 -.95 -.06 -.33 -.12 -.28
k=none|s=org	.39 -.73 -.13 -.19 -.63 -.87
k=none|s=place	-.85 -.11 .46 .53 -.27 -.56
k=none|s=school	.30 .96 -.79 -.56 -.56 -.57
k=none|s=two	-.39 -.50 -.24 .06 .03 -.35
k=spouse	-.66 -.61 .17 -.45 .71 -1.10
k=spouse|s=brand	.00 .00 .00 .00 -.02 -.38
k=spouse|s=many	-.37 -.21 -.12 -.25 -.07 -.83
k=spouse|s=one	.01 -.63 .43 -.39 .67 -1.58
k=spouse|s=org	-.73 -.63 -.37 .00 .07 -.18
k=spouse|s=place	.00 .00 .27 .00 -.18 .00
k=spouse|s=school	.00 .00 -.15 -.11 -.40 .00
k=spouse|s=two	-.31 -.80 -.89 -.21 .30 -.35
l=degree-far	.43 .15 -.08 -.30 -.65 -.41
l=degree-far|p=,	-.58 .18 .16 -.28 -.31 .09
l=degree-far|p=AT	.57 .08 -.52 .00 -.50 -.65
l=degree-far|p=BY	-.50 .00 .00 .00 .00 .00
l=degree-far|p=IN	.37 -.37 -.34 .00 -.16 -.22
l=degree-far|p=KIN	-.35 .00 .00 .00 -.38 .00
l=degree-far|p=OF	.00 -.12 -.21 .00 .00 .00
l=degree-far|p=word	-.17 -.36 -.17 -.15 -.11 -.04
l=degree-mid	-.58 .30 -.27 -.45 -.57 .08
l=degree-mid|p=,	-.43 .43 -.30 .00 -.48 .40
l=degree-mid|p=AT	-.18 .27 -.24 .00 -.19 -.18
l=degree-mid|p=BY	-.71 .00 .00 .00 .00 .00
l=degree-mid|p=FROM	-.23 .54 -.25 -.14 -.20 -.21
l=degree-mid|p=IN	-.58 -.68 -.39 .00 -.18 -.35
l=degree-mid|p=TO	-.40 .27 .27 .00 -.46 -.38
l=degree-mid|p=number	-.50 .20 -.33 .00 -.26 -.46
l=degree-mid|p=word	.42 -.60 .00 -.22 .00 .00
l=degree-near	-.87 .31 -1.10 -.84 -.36 -.26
l=degree-near|p=,	-.53 .17 -.59 .00 -.64 -.75
l=degree-near|p=.	-.22 -.28 -.21 .00 -.39 -.38
l=degree-near|p=:	-.48 .00 .00 .00 .00 .00
l=degree-near|p=AND	-.40 -.42 -.21 .00 -.27 -.18
l=degree-near|p=AT	-1.13 .21 -.88 .00 -.16 .18
l=degree-near|p=BE	.40 -.08 -.34 .00 -.50 -.40
l=degree-near|p=BY	-.41 .00 .00 .00 .00 .00
l=degree-near|p=FROM	-.74 .70 -.30 -.43 -.24 -.23
l=degree-near|p=IN	-.69 -.45 -.69 -.43 -.31 -.35
l=degree-near|p=KIN	.00 .00 .00 -.16 -.30 .11
l=degree-near|p=OF	.23 .18 -.31 -.31 -.11 -.56
l=degree-near|p=TO	.00 .00 .00 -.20 .10 .00
l=degree-near|p=number	-.60 -.22 -.15 .00 -.16 -.20
l=degree-near|p=word	-.11 -.93 -.83 -.40 -.97 -1.41
l=degree-near|p=|	.52 -.53 -.46 .00 -.17 -.27
l=name-far	-.05 -.14 .22 -.11 .15 .04
l=name-far|p='	-.38 -.36 -.26 .00 -.41 -.39
l=name-far|p=)	.03 -.62 -.30 .00 -.58 -.60
l=name-far|p=,	.24 -.81 -1.07 -.75 -.26 -.10
l=name-far|p=-	-.29 -.22 -.22 .00 -.26 -.25
l=name-far|p=.	-.54 -.39 .31 -.18 .14 -.34
l=name-far|p=:	.84 -.12 -.34 .00 .08 .04
l=name-far|p=AND	-.05 -.54 .26 -.18 .42 -.46
l=name-far|p=AS	-.03 .00 .29 -.25 -.45 .51
l=name-far|p=AT	-.02 .03 -.45 -.45 -.47 -.93
l=name-far|p=BE	-.25 .05 -.36 -1.09 -.55 -.63
l=name-far|p=BY	-.29 -.27 -.30 .22 .16 .18
l=name-far|p=FROM	.11 -.46 .11 -.15 -.60 -.53
l=name-far|p=IN	-.39 -.16 -.03 .43 -.63 -.58
l=name-far|p=KIN	-.62 -.37 -.48 -.23 .05 .28
l=name-far|p=OF	-.07 -.66 -.23 .07 .05 -.44
l=name-far|p=TO	.20 -.48 .13 -.61 -.21 -.87
l=name-far|p=WHO	.00 .00 -.33 .00 .00 .00
l=name-far|p=number	-.29 -.64 -.78 -.42 -.51 -.61
l=name-far|p=word	-.37 -.08 -.19 .16 -.24 -.22
l=name-far|p=|	-.69 -.32 .23 .00 -.29 -.33
l=name-far|p=·	-.60 -.43 .22 .00 -.54 -.47
l=name-far|p=–	-.69 .12 -.48 .00 -.39 .24
l=name-mid	-.34 -.22 .16 -.42 -.12 .04
l=name-mid|p='	-.30 -.25 .00 -.18 .00 .33
l=name-mid|p=)	.25 -1.03 -.69 -.25 -.59 -.80
l=name-mid|p=,	.28 -.32 -.69 -.11 .01 .04
l=name-mid|p=-	.03 -.19 -.25 .00 -.17 .29
l=name-mid|p=.	-.81 -.47 -.79 .00 -.90 -1.08
l=name-mid|p=/	-.34 -.13 -.23 .00 -.32 -.16
l=name-mid|p=:	.11 -.54 -.04 -.23 -.92 -1.14
l=name-mid|p=AND	-.48 -.40 -.22 -.28 -1.17 .43
l=name-mid|p=AS	.24 .01 -.68 -.40 .09 -.70
l=name-mid|p=AT	-.57 -.18 -.08 -.60 -.98 -.98
l=name-mid|p=BE	-1.14 -.70 -.64 -.23 -.05 -.17
l=name-mid|p=BY	.21 -.42 -.67 -.61 .39 -.05
l=name-mid|p=FROM	.06 -.38 -.21 -.26 -.37 -.40
l=name-mid|p=IN	-.43 -.32 .47 -.39 -.85 -.61
l=name-mid|p=KIN	-.31 -.24 -.50 -.30 -.24 .12
l=name-mid|p=OF	-.99 -.08 -.22 -.02 -.29 .04
l=name-mid|p=TO	-.65 .10 -.01 -.00 -.08 .08
l=name-mid|p=WHO	.00 .00 .00 .00 .00 -.40
l=name-mid|p=number	-.64 .26 .01 .15 -.66 -1.07
l=name-mid|p=word	.08 -.19 -.00 -.51 .04 -.28
l=name-mid|p=|	-.49 -.39 -.58 .00 -.38 -.45
l=name-mid|p=·	-.45 -.44 -1.21 .00 -.50 -.58
l=name-mid|p=–	-.69 -.51 .17 .00 -.43 -.32
l=name-mid|p=—	.13 .02 -.25 .00 -.30 -.27
l=name-mid|p=•	-.28 -.27 -.38 .00 -.25 -.28
l=name-near	-.17 -.05 -.20 -.01 -.19 .06
l=name-near|p='	-.09 -.19 -.38 -.43 .15 -.60
l=name-near|p=)	-.22 .34 -.47 -.49 -.00 -.05
l=name-near|p=,	-.27 -.29 .37 .26 -.67 -.55
l=name-near|p=-	.26 -.00 -.60 -.44 -.50 -.79
l=name-near|p=.	-.31 -.51 -.85 -.53 .05 .20
l=name-near|p=/	.00 -.58 -.60 -.27 -.35 -.50
l=name-near|p=:	-.78 -.46 -.44 -.60 -1.55 -.22
l=name-near|p=AND	-.03 .07 -.11 -.69 -.07 .25
l=name-near|p=AS	.03 -.46 -.30 -.54 -.74 -.52
l=name-near|p=AT	-.26 -.13 .06 .32 -.25 .22
l=name-near|p=BE	.27 .04 -.49 .24 -.26 -.80
l=name-near|p=BY	.20 .02 -.19 -.39 -.10 -.54
l=name-near|p=FROM	-.42 -.16 -.19 .17 -.37 -.36
l=name-near|p=IN	-.04 -.36 -.51 -.84 -.61 -.70
l=name-near|p=KIN	-.56 -.43 -.60 -.47 -.07 .04
l=name-near|p=OF	-.20 -.29 -.15 .13 -.27 -1.16
l=name-near|p=TO	-.41 -.95 -.11 -.33 -.58 -.87
l=name-near|p=WHO	-.36 .00 -.30 .00 -.31 .00
l=name-near|p=number	-.38 -.69 -.94 -.29 -.74 -.00
l=name-near|p=word	-.07 -.10 -.44 -.39 .05 .16
l=name-near|p=|	.09 -.62 -1.06 .00 -.51 -.56
l=name-near|p=·	-.63 -.54 -1.66 .00 -.47 -.54
l=name-near|p=–	-.07 .22 -.91 .00 -.41 -.54
l=name-near|p=—	-.55 .12 -.37 .00 -.23 -.22
l=name-near|p=”	-.54 -.35 -.35 .00 -.02 -.41
l=name-near|p=•	-.61 -.51 -.66 .00 -.40 -.42
l=none	-.05 -.16 -.17 .17 .33 -.12
l=none|p=*	.11 -.26 -.53 .00 -.37 -.40
l=none|p=,	-.28 -.03 -1.36 -.17 .52 .44
l=none|p=-	-.24 -.61 -.42 .34 -.40 -.43
l=none|p=.	.01 -.31 -.59 -.18 -.21 -.74
l=none|p=:	.01 -.46 -.67 .00 .12 -1.07
l=none|p=AND	-1.00 -.37 -.66 .00 -.15 -.88
l=none|p=AS	-.92 -.41 -.74 .00 -.60 -.59
l=none|p=AT	.43 .11 -.36 -.32 .16 -.91
l=none|p=BE	-1.41 -1.03 -.57 -.35 -.02 .06
l=none|p=BY	-1.21 -.87 -.56 .05 -.54 -.14
l=none|p=FROM	.22 -.15 -.08 -.15 -.44 -.50
l=none|p=HIS	-.48 -.55 -.54 .00 -.41 -.56
l=none|p=IN	.02 .02 .07 -.03 -.11 -.44
l=none|p=KIN	-.90 -.47 -.61 .00 .52 -.25
l=none|p=OF	.02 .52 -.03 .50 .08 .08
l=none|p=TO	.12 .08 .47 -.49 .11 .19
l=none|p=[	-.35 -.31 -.31 .00 -.29 -.30
l=none|p=]	-.24 .00 .00 .00 .00 .00
l=none|p=number	-.03 -.93 -.85 -.41 -.06 -1.07
l=none|p=start	-.16 -.26 -.13 -.13 -.15 -.10
l=none|p=word	.06 -.35 -.85 .09 -.75 -.48
l=none|p=|	-.38 -.37 -.42 .00 -.34 -.30
l=none|p=©	-.45 .12 -.46 .00 -.44 -.50
l=none|p=·	-.33 -.44 .28 .00 -.36 -.36
l=none|p=–	.12 -.58 -.57 .00 -.50 -.49
l=none|p=—	-.71 -.64 -.42 .00 -.58 -.57
l=none|p=•	-.47 -.36 -.52 .00 -.44 -.49
l=role-far	-.37 -.62 -.26 -.63 -.63 -.59
l=role-far|p=,	-.88 .00 .00 .00 .00 .00
l=role-far|p=AS	-.30 -.21 -.26 -.25 -.15 -.13
l=role-far|p=AT	.05 -.19 -.42 -.18 -.23 -.14
l=role-far|p=BY	-.21 .00 .00 .00 .00 .00
l=role-far|p=FROM	-.44 -.11 -.29 .00 -.12 -.35
l=role-far|p=IN	-.61 -.15 .11 -.48 -.47 -.28
l=role-far|p=KIN	-.18 -.16 -.24 .00 -.45 -.13
l=role-far|p=OF	.02 -.56 -.38 .00 -.23 -.50
l=role-far|p=TO	-.31 .00 .20 -.21 .00 .00
l=role-far|p=word	-.51 -.13 -1.01 -.26 -.71 -.56
l=role-mid	.47 .07 -.22 .28 -.41 -.84
l=role-mid|p=,	.45 -.08 .12 -.40 -.59 .22
l=role-mid|p=AND	.03 -.14 -.18 .00 -.34 -.34
l=role-mid|p=AS	.06 -.33 -.31 .00 -.22 -.19
l=role-mid|p=AT	-.01 .34 -.36 -.41 -.46 -.28
l=role-mid|p=BY	-.42 .00 .00 .00 .00 .00
l=role-mid|p=FROM	-.04 -.15 -.65 -.15 -.21 -.09
l=role-mid|p=IN	-.52 -.41 .12 .35 -.40 -.33
l=role-mid|p=KIN	-.37 -.21 -.35 .00 .48 -.56
l=role-mid|p=OF	-.02 -.08 -.70 -.16 -.59 -.81
l=role-mid|p=TO	-.72 -.38 -.26 .00 -.27 -.19
l=role-mid|p=number	.59 -.36 -.23 .00 -.27 -.22
l=role-mid|p=word	.38 -.05 -.82 .01 -.85 -.77
l=role-near	.33 -.73 -.70 -.71 -.36 -.72
l=role-near|p=&	-.39 -.37 -.30 -.39 .00 .00
l=role-near|p=,	.24 -.64 -1.06 -.45 -.92 -1.13
l=role-near|p=-	-.42 -.22 -.31 .00 -.17 -.33
l=role-near|p=.	-.19 -.11 -.34 -.23 .25 .00
l=role-near|p=:	-.99 -.79 -.83 .00 -1.15 -.85
l=role-near|p=AND	.08 -.18 -.37 -.21 -.47 -.73
l=role-near|p=AS	-.71 -.33 -.47 .00 -.43 -.55
l=role-near|p=AT	.26 -.33 -.24 -.51 -1.25 -.90
l=role-near|p=BE	-.97 -.14 -.21 .00 -.23 -.11
l=role-near|p=BY	-.50 .00 .00 .00 -.15 .00
l=role-near|p=FROM	-.12 -.28 -.26 .39 -.30 -.26
l=role-near|p=IN	.23 -.50 -.24 -.15 -.37 -.19
l=role-near|p=KIN	-.02 -.31 -.38 -.24 .33 -.59
l=role-near|p=OF	.25 -.59 -.07 -1.23 -.64 -.73
l=role-near|p=TO	.50 -.73 -.85 .00 -.76 -.71
l=role-near|p=number	.09 .00 .00 .00 .00 .00
l=role-near|p=word	-.28 -.23 -.49 -.46 .16 -.01
l=role-near|p=|	-.24 -.33 -.22 .00 -.14 -.10
l=role-near|p=–	.34 -.51 -.40 .00 -.40 -.47
lt:last=šiaulių	-.62 -.18 -.52 .00 -.16 -.22
lt:vw=baigė	-.62 -.10 -.51 .00 -.32 -.31
lt:vw=baigė|p=word	-.33 -.34 -.24 .00 -.28 -.29
lt:vw=bakalaurė	-.37 -.34 -.27 .00 -.25 -.26
lt:vw=užaugino	-.24 -.15 -.38 .00 -.22 -.65
lt:w+1=,	-.80 -.49 -.76 .00 -.34 -.63
lt:w+1=.	-.47 -.39 -.39 .00 -.57 -.58
lt:w+1=universitetas	-.57 -.35 -.26 .00 -.25 -.32
lt:w+1=·	-.33 -.11 -.59 .00 -.19 -.27
lt:w+1=–	-.66 -.36 -.59 .00 -.41 -.30
lt:w+1=“	.16 -.57 -.82 .00 -.67 -.79
lt:w+1=„	-.36 -.44 -.64 .00 -.55 -.45
lt:w-1=,	-.90 -.50 -.61 .00 -.56 -.55
lt:w-1=.	-.44 -.22 -.38 .00 -.53 -.46
lt:w-1=^	-1.03 -.75 -.11 .00 -.80 -.96
lt:w-1=·	-.35 -.25 -.62 .00 -.25 -.29
lt:w-1=–	-.65 .12 -.53 .00 -.30 -.45
lt:w-1=„	.16 -.57 -.82 .00 -.67 -.79
lt:w-2=. –	-.44 .19 -.30 .00 -.25 -.38
lt:w-2=^ ^	-1.03 -.75 -.11 .00 -.80 -.96
lt:w-2=m .	-.38 -.21 -.33 .00 -.28 -.41
nl:last=academie	-.21 -.31 -.40 .00 -.40 -.28
nl:last=nederlands	-.77 -.51 -.63 .00 -.41 -.50
nl:vw=begon	.47 -.49 -.19 .00 -.18 -.15
nl:vw=begon|p=AT	.47 -.49 -.19 .00 -.18 -.15
nl:vw=kreeg	-.59 -.62 -.36 .00 -.27 -.25
nl:vw=moedertaal	-.51 -.16 -.17 .00 -.17 -.18
nl:vw=moedertaal|p=,	-.51 -.16 -.17 .00 -.17 -.18
nl:vw=opleiding	-.87 .25 -.56 .00 -.28 -.34
nl:vw=opleiding|p=,	-.59 .44 -.47 .00 -.29 -.31
nl:vw=was	.28 -.49 -.55 .00 -.50 -.52
nl:vw=werkervaring	-.03 -.29 -.34 .00 -.23 -.55
nl:vw=werkervaring|p=,	.22 -.32 -.29 .00 -.36 -.46
nl:vw=werkte	-.46 -.46 -.30 .00 -.47 -.28
nl:vw=zijn	-.40 -.28 -.44 .00 -.05 -.44
nl:vw=zijn|p=KIN	-.40 -.28 -.44 .00 -.05 -.44
nl:w+1=$	.07 .01 -.89 .00 -.53 -.58
nl:w+1=(	-.07 .03 -.37 .00 -.42 -.46
nl:w+1=,	.83 -.17 .03 .00 -.72 -.72
nl:w+1=.	-.25 .05 -.60 .00 -.55 -.43
nl:w+1=;	-.49 -.61 -.63 .00 -.45 -.43
nl:w+1=en	-.05 -.03 -.82 .00 .20 -.69
nl:w+1=in	.64 -.13 -.40 .00 -.37 -.24
nl:w-1=,	.16 -.00 -.78 .00 -.66 -.73
nl:w-1=.	-.52 -.29 -.36 .00 -.52 -.42
nl:w-1=^	-.88 -.65 -.97 .00 -.78 -.90
nl:w-1=de	.53 .30 -.62 .00 -.82 -.34
nl:w-1=het	-.30 -.71 -.64 .00 -.46 -.27
nl:w-1=in	-.88 .20 .19 .00 -.68 -.61
nl:w-2=) ,	-.73 -.20 -.21 .00 -.31 -.22
nl:w-2=^ ^	-.88 -.65 -.97 .00 -.78 -.90
nl:w-2=aan de	.39 .57 -.24 .00 -.15 -.18
nl:w-2=in het	-.32 -.22 -.54 .00 -.30 -.16
o=other	-.44 -.27 -.27 -.34 .26 .03
o=other|v=BE	-.53 -.88 -.12 -.08 -.13 .18
o=other|v=BECOME	.03 -.19 -.61 .00 -.26 -.21
o=other|v=BORN	-.91 -.41 -.74 -.59 .31 -.52
o=other|v=DIE	-.33 -.17 .23 .00 .46 -.15
o=other|v=FOUND	-.80 -.45 .29 -.57 .37 .08
o=other|v=GRAD	-.81 .60 .01 -.50 -.32 -.48
o=other|v=HAVE	-.87 -.83 -.79 -.28 -.65 .14
o=other|v=JOIN	-.84 -.69 .29 .24 -.81 .05
o=other|v=LEAD	-.29 .10 -.67 -.29 -.85 -.53
o=other|v=LEAVE	-.43 -.78 -.16 .00 -.37 .47
o=other|v=LIVE	-.90 -.54 -.15 -.28 .15 .05
o=other|v=MARRY	.15 -.85 .06 -.31 .41 .31
o=other|v=SPEAK	-.21 -.27 -.32 .00 -.36 -.37
o=other|v=STUDY	-.15 .41 .06 .15 -.75 -.84
o=other|v=TEACH	-.00 -.80 -.49 .00 -.71 -.17
o=other|v=WIN	-.77 -.56 -.38 .00 -.53 -.28
o=other|v=WORK	.01 -.79 -.18 .00 -.83 .30
o=other|v=none	.06 -.25 -.66 -.32 -.31 -.84
o=own	.04 .02 .06 .20 -.27 -.29
o=own|v=BE	.07 -.28 -.06 -.26 -.07 -.19
o=own|v=BECOME	-.02 -.02 -.24 -.66 -.06 -.52
o=own|v=BORN	-.18 -.49 -.07 .71 -.28 -.36
o=own|v=DIE	-.43 -.43 -.06 -.19 -.38 -.05
o=own|v=FOUND	.28 -.87 -.28 .07 -.37 -.31
o=own|v=GRAD	-.24 .17 -.29 -.15 -.79 -.60
o=own|v=HAVE	-.04 .03 -.09 -.38 -.68 .01
o=own|v=JOIN	.08 -.20 -.35 -.35 -.38 -.16
o=own|v=LEAD	.08 -.80 -.36 -.52 -.19 .02
o=own|v=LEAVE	.22 -.05 .15 -.55 -.05 -.77
o=own|v=LIVE	-.22 -.04 .49 -.00 -.28 -.00
o=own|v=MARRY	-.63 -.12 -.29 -.61 .07 -.39
o=own|v=SPEAK	-.23 -.77 -.83 -.21 -.86 -.88
o=own|v=STUDY	-.40 .24 -.17 -.66 -.71 -.33
o=own|v=TEACH	.17 -.41 -.51 -.51 -.18 -.57
o=own|v=WIN	.14 .04 -.31 -.43 -.88 -.73
o=own|v=WORK	.16 -.18 -.22 -.39 -.19 -.89
o=own|v=none	-.32 -.25 -.08 -.10 -.44 -.11
o=unknown	.30 -.48 -1.02 -1.50 .29 .63
o=unknown|v=BE	.49 -.39 -.19 -.24 .13 -1.28
o=unknown|v=BECOME	.48 -.23 .22 -.17 -.00 -.17
o=unknown|v=BORN	-.40 -.29 -.87 -1.16 -.56 .09
o=unknown|v=DIE	.00 .00 .00 .00 -.31 -.24
o=unknown|v=FOUND	.40 -.32 -.28 .00 -.15 .00
o=unknown|v=GRAD	.24 -.54 -.08 .00 .00 .00
o=unknown|v=HAVE	-.39 -.36 -.31 .00 -.32 -.32
o=unknown|v=JOIN	-.04 -.34 .17 .00 -.09 .00
o=unknown|v=LEAD	-.33 -.37 -.29 .00 -.26 -.14
o=unknown|v=LEAVE	-.58 -.35 -.62 .00 .17 -.65
o=unknown|v=LIVE	-.46 -.24 -.22 -.83 -.47 -.37
o=unknown|v=MARRY	.00 .00 -.20 -.13 -.63 .35
o=unknown|v=SPEAK	.24 -.24 -.17 .00 -.24 -.14
o=unknown|v=STUDY	-.40 -.53 -.56 -.20 -.05 -.32
o=unknown|v=TEACH	-.71 -.65 .00 .00 .00 .00
o=unknown|v=WIN	-.35 -.31 -.14 .00 -.49 -.22
o=unknown|v=WORK	-.57 .09 -.42 -.15 -.73 -.46
o=unknown|v=none	.40 .15 -.55 -.23 .52 .54
p=&	-.39 -.37 -.42 -.39 .00 .00
p='	-.33 -.41 -.51 -.56 .14 .12
p='|v=BE	-.54 -.43 -.31 .00 -.40 -.43
p='|v=BE|far	-.35 -.42 .00 .00 .00 -.32
p='|v=JOIN	.00 .00 .00 .00 .00 .27
p='|v=LEAD	.00 -.20 .00 .00 .00 .00
p='|v=LEAD|mid	.00 -.20 .00 .00 .00 .00
p='|v=none	-.47 -.47 -.22 -.52 -.19 -.43
p='|v=none|far	-.47 -.47 -.22 -.52 -.19 -.43
p=)	.02 .04 -.83 -.52 -.22 -.29
p=)|v=BE	.08 -.15 -.14 -.34 -.19 .16
p=)|v=BE|far	.08 -.15 -.11 -.34 -.19 -.44
p=)|v=BORN	-.22 -.14 -.30 -.48 -.27 -.28
p=)|v=BORN|far	-.22 -.14 -.30 -.48 -.27 -.28
p=)|v=MARRY	.00 .00 .00 .00 .32 -.31
p=)|v=MARRY|mid	.00 .00 .00 .00 .32 -.31
p=)|v=none	-.19 .17 -.65 -.35 -.31 -.80
p=)|v=none|far	-.19 .17 -.65 -.35 -.31 -.80
p=*	-.07 -.38 -.61 .00 -.46 -.57
p=*|v=none	.03 -.32 -.53 .00 -.42 -.47
p=*|v=none|far	.03 -.32 -.53 .00 -.42 -.47
p=,	-.02 -.07 -.04 -.04 .04 -.01
p=,|v=BE	-.21 -.16 -.04 -.23 -.60 -.13
p=,|v=BECOME	.11 -.31 -.35 -.26 -.34 -.33
p=,|v=BECOME|far	-.61 .00 .00 .00 .00 -.18
p=,|v=BECOME|mid	.24 -.31 -.18 -.26 -.34 -.22
p=,|v=BE|far	-.04 -.55 .03 -.21 -.18 -.30
p=,|v=BE|mid	-.46 .09 -.53 -.34 -1.11 -.58
p=,|v=BE|near	-.05 -.42 .30 .00 -.51 .28
p=,|v=BORN	-.17 -.58 -.23 .03 -.03 -.78
p=,|v=BORN|far	.18 -.37 .01 -.10 .01 -.23
p=,|v=BORN|mid	-.76 -.44 -.40 .19 .07 -.52
p=,|v=BORN|near	-.52 -.38 -.64 -.17 -.48 -.44
p=,|v=DIE	-.57 .00 .34 .40 .02 .01
p=,|v=DIE|far	-.47 .00 .00 .28 .19 .17
p=,|v=DIE|mid	-.41 .00 .34 .27 -.29 -.25
p=,|v=DIE|near	-.37 .00 .00 .00 -.68 -.51
p=,|v=FOUND	.09 -.44 -.45 -.41 -.71 .00
p=,|v=FOUND|far	.14 -.27 -.27 .00 -.43 .22
p=,|v=FOUND|mid	-.09 -.47 -.33 -.41 -.55 -.60
p=,|v=FOUND|near	-.15 -.23 -.21 .00 -.30 -.24
p=,|v=GRAD	-.70 .26 -.56 -.50 -.38 -.36
p=,|v=GRAD|far	-.58 -.04 -.45 -.46 -.35 -.32
p=,|v=GRAD|mid	-.35 .34 -.22 -.22 -.16 -.18
p=,|v=GRAD|near	-.62 -.53 -.26 .00 -.35 -.41
p=,|v=HAVE	-.11 -.40 -.64 -.33 -.55 .01
p=,|v=HAVE|far	-.07 -.49 -.54 -.18 -.51 -.34
p=,|v=HAVE|mid	-.43 -.19 -.20 -.21 -.17 .51
p=,|v=JOIN	-.62 .10 -.04 -.41 -.50 -.01
p=,|v=JOIN|far	-.32 -.54 -.10 -.21 -.41 .12
p=,|v=JOIN|mid	-.25 .30 -.05 -.21 -.23 -.56
p=,|v=JOIN|near	-.67 .00 .07 -.26 -.10 .00
p=,|v=LEAD	.22 -.15 -.23 .00 -.26 .15
p=,|v=LEAD|far	.00 -.18 -.71 .00 -.12 .44
p=,|v=LEAD|mid	.18 .10 .15 .00 -.12 -.61
p=,|v=LEAD|near	.12 -.47 -.37 .00 -.59 -.45
p=,|v=LEAVE	-.30 -.47 -.63 -.45 -.96 .18
p=,|v=LEAVE|far	-.60 -.25 -.34 -.37 -.25 .05
p=,|v=LEAVE|mid	.09 -.18 -.46 -.24 -.64 .35
p=,|v=LEAVE|near	.05 -.48 -.30 .00 -.60 -.58
p=,|v=LIVE	.11 -.54 .39 -.16 -.82 -.21
p=,|v=LIVE|far	.27 -.27 -.53 -.49 -.60 -.24
p=,|v=LIVE|mid	-.77 -.56 .74 -.19 -.59 -.21
p=,|v=LIVE|near	.00 -.11 .50 .05 -.35 .39
p=,|v=MARRY	-.94 -.32 -1.01 -.33 .22 -.28
p=,|v=MARRY|far	-.43 -.33 -.61 -.28 -.18 -.22
p=,|v=MARRY|mid	.00 .00 -.49 -.23 .02 -.01
p=,|v=MARRY|near	-.88 -.28 -.80 -.34 .09 -1.16
p=,|v=SPEAK	-.20 -.42 -.47 .00 -.45 -.49
p=,|v=SPEAK|far	.05 -.24 -.24 .00 -.28 -.22
p=,|v=SPEAK|mid	-.50 -.36 -.27 .00 -.25 -.30
p=,|v=SPEAK|near	-.80 -.40 -.49 .00 -.45 -.52
p=,|v=STUDY	-.31 -.08 -.75 -.17 -.51 -.59
p=,|v=STUDY|far	-.54 .21 -.86 -.29 -.36 -.31
p=,|v=STUDY|mid	.01 -.15 -.24 -.09 -.46 -.38
p=,|v=STUDY|near	-.77 -.56 -.39 .00 -.35 -.56
p=,|v=TEACH	.05 -.64 -.32 -.26 -.40 .02
p=,|v=TEACH|far	.34 -.53 -.32 -.26 -.28 .15
p=,|v=TEACH|mid	.04 -.32 -.16 .00 -.30 -.26
p=,|v=WIN	-.09 -.41 -.31 .00 -.32 -.25
p=,|v=WIN|far	.24 .00 -.25 .00 .00 .00
p=,|v=WIN|near	-.35 -.20 -.27 .00 .00 .00
p=,|v=WORK	.28 -.82 .20 .26 -.77 -.09
p=,|v=WORK|far	.19 -.58 .09 .00 -.38 .14
p=,|v=WORK|mid	-.05 -.49 .28 .26 -.58 -.68
p=,|v=WORK|near	.25 -.30 -.72 .00 -.68 -.65
p=,|v=none	-.15 -.23 -.39 -.23 -.10 -.54
p=,|v=none|far	-.15 -.23 -.39 -.23 -.10 -.54
p=-	.17 -.22 -.79 .20 -.56 -.00
p=-|v=JOIN	.00 .00 .00 .00 .00 .19
p=-|v=JOIN|far	.00 .00 .00 .00 .00 .19
p=-|v=LIVE	.00 .00 .00 .00 .00 .20
p=-|v=LIVE|mid	.00 .00 .00 .00 .00 .20
p=-|v=MARRY	.00 .00 .00 .00 -.19 .35
p=-|v=WORK	-.39 -.25 -.32 .00 -.22 -.38
p=-|v=WORK|far	-.39 -.25 -.32 .00 -.22 -.38
p=-|v=none	.09 -.81 -.74 .34 -.53 -.92
p=-|v=none|far	.09 -.81 -.74 .34 -.53 -.92
p=.	-.34 -.83 -.30 -.57 .11 .04
p=.|v=BE	.05 -.22 .31 -.25 -.17 -.28
p=.|v=BECOME	-.44 .00 .00 .00 .00 .00
p=.|v=BECOME|far	-.44 .00 .00 .00 .00 .00
p=.|v=BE|far	.36 -.17 -.40 .00 -.04 .00
p=.|v=BE|mid	-1.00 -.23 -.60 -.23 -.63 -.20
p=.|v=BORN	-.41 -.32 -.52 -.32 -.44 -.49
p=.|v=BORN|far	-.30 -.21 -.32 .00 -.30 -.21
p=.|v=BORN|mid	-.22 -.21 -.41 -.32 -.38 -.48
p=.|v=FOUND	-.59 .00 -.15 .00 .02 .00
p=.|v=FOUND|far	-.48 .00 .00 .00 .02 .00
p=.|v=FOUND|mid	-.34 .00 -.15 .00 .00 .00
p=.|v=GRAD	-.41 -.23 -.31 -.12 -.20 -.21
p=.|v=GRAD|far	-.29 .00 -.32 .00 .00 .00
p=.|v=GRAD|mid	-.28 -.23 -.29 -.12 -.20 -.21
p=.|v=JOIN	-.55 .00 .00 .00 .00 -.53
p=.|v=JOIN|mid	-.55 .00 .00 .00 .00 -.44
p=.|v=LEAD	.00 -.20 -.27 .00 -.27 -.32
p=.|v=LEAD|far	.14 -.20 -.27 .00 -.27 -.32
p=.|v=LEAD|mid	-.42 .00 .00 .00 .00 .00
p=.|v=LEAVE	-.31 -.21 -.36 .00 .13 -.50
p=.|v=LEAVE|far	-.23 -.10 -.28 .00 -.60 -.37
p=.|v=LIVE	.00 .00 -.36 -.23 .00 .43
p=.|v=LIVE|far	.00 .00 -.36 -.23 .00 .36
p=.|v=MARRY	.00 .00 -.38 .00 .27 -.42
p=.|v=MARRY|far	.00 .00 .00 .00 -.74 .00
p=.|v=MARRY|mid	.00 .00 -.38 .00 .68 -.42
p=.|v=STUDY	-.21 -.36 -.18 .00 .00 .00
p=.|v=STUDY|far	-.21 -.18 -.18 .00 .00 .00
p=.|v=TEACH	-.27 -.10 .00 .00 .35 .00
p=.|v=WORK	-.50 -.34 -.42 .00 -.59 -.51
p=.|v=WORK|far	-.32 -.29 -.30 .00 -.48 -.36
p=.|v=WORK|mid	-.38 -.18 -.26 .00 -.29 -.40
p=.|v=none	-.25 -.73 -.77 -.59 -.10 .01
p=.|v=none|far	-.25 -.73 -.77 -.59 -.10 .01
p=/	-.28 -.65 -.79 -.27 -.59 -.65
p=/|v=LIVE	-.38 -.32 -.42 .00 -.26 -.26
p=/|v=WORK	.25 -.18 -.18 .00 -.16 -.18
p=/|v=none	-.91 -.58 -.61 .00 -.52 -.57
p=/|v=none|far	-.91 -.58 -.61 .00 -.52 -.57
p=:	-.03 -.43 -.09 -.62 -.09 -.06
p=:|v=BE	.20 -.34 -.50 -.20 -.39 -.41
p=:|v=BE|far	.39 .00 .00 -.20 .00 .00
p=:|v=BORN	-.32 -.22 -.27 .00 -.30 -.28
p=:|v=FOUND	.51 .00 .00 .00 .00 .00
p=:|v=FOUND|far	.64 .00 .00 .00 .00 .00
p=:|v=FOUND|mid	-.09 .00 .00 .00 .00 .00
p=:|v=HAVE	-.40 -.31 -.31 .00 -.22 -.20
p=:|v=LEAD	.01 -.36 -.23 .00 -.34 -.30
p=:|v=LEAVE	-.39 -.23 .19 -.19 -.22 -.26
p=:|v=LEAVE|far	-.39 -.23 .30 -.19 -.22 -.26
p=:|v=MARRY	.00 .00 .00 .00 -.16 .28
p=:|v=MARRY|far	.00 .00 .00 .00 -.16 .28
p=:|v=SPEAK	-.72 -.40 -.39 .00 -.31 -.26
p=:|v=STUDY	-.52 -.61 -.43 .00 -.33 -.28
p=:|v=STUDY|mid	-.31 -.39 -.42 .00 -.32 -.05
p=:|v=none	-.46 -.12 -.09 -.58 .03 -.17
p=:|v=none|far	-.46 -.12 -.09 -.58 .03 -.17
p=;	-.40 -.41 -.29 .00 -.21 -.24
p=;|v=none	-.40 -.41 -.29 .00 -.21 -.24
p=;|v=none|far	-.40 -.41 -.29 .00 -.21 -.24
p=AND	.02 -.12 -.04 -.71 .05 .26
p=AND|v=BE	-.10 -.77 -1.02 -.48 -.47 .03
p=AND|v=BECOME	.35 .00 -.25 -.13 .00 -.24
p=AND|v=BE|far	-.00 -.70 -.66 -.43 -1.13 -.17
p=AND|v=BE|mid	-.47 -.50 -.81 -.28 -.16 .18
p=AND|v=BE|near	.00 .00 .00 .00 .00 .27
p=AND|v=BORN	-.53 -.62 -.63 -.56 -.80 -.96
p=AND|v=BORN|far	-.32 -.51 -.68 -.55 -.42 -.94
p=AND|v=BORN|mid	-.51 -.31 -.27 -.19 -.67 -.19
p=AND|v=DIE	-.33 .00 .00 .00 .20 -.32
p=AND|v=DIE|far	-.33 .00 .00 .00 -.49 -.32
p=AND|v=DIE|mid	.00 .00 .00 .00 .26 .00
p=AND|v=FOUND	-.29 -.38 -.15 .00 -.52 -.38
p=AND|v=FOUND|far	-.54 -.33 -.06 .00 -.52 -.38
p=AND|v=FOUND|mid	.01 -.15 -.13 .00 .00 .00
p=AND|v=GRAD	-.83 -.01 -.44 -.17 -.26 -.35
p=AND|v=GRAD|far	-.66 -.13 -.44 -.16 -.26 -.35
p=AND|v=GRAD|mid	-.48 .22 .00 -.13 .00 .00
p=AND|v=HAVE	-.54 -.40 -.20 .00 -.30 .41
p=AND|v=HAVE|far	-.31 -.40 -.20 .00 .00 .40
p=AND|v=HAVE|mid	-.39 .00 .00 .00 -.30 .21
p=AND|v=JOIN	.23 .00 .21 -.30 .06 .12
p=AND|v=JOIN|far	.23 .00 .27 -.30 .14 .57
p=AND|v=JOIN|mid	.00 .00 -.42 .00 -.44 -.59
p=AND|v=LEAD	.04 -.38 -.22 -.23 -.29 .29
p=AND|v=LEAD|far	.20 .00 .00 -.23 .00 .38
p=AND|v=LEAD|mid	-1.06 -.16 -.19 -.10 -.18 -.15
p=AND|v=LEAD|near	.34 -.31 -.22 .00 -.18 -.26
p=AND|v=LEAVE	-.40 -.26 -.43 -.20 .06 -.10
p=AND|v=LEAVE|far	.00 -.16 -.21 -.20 .21 -.43
p=AND|v=LEAVE|mid	-.68 -.35 -.32 .00 -.61 .15
p=AND|v=LIVE	.16 -.17 .02 -.29 -.64 .47
p=AND|v=LIVE|far	-.18 -.17 -.07 -.25 -.58 .37
p=AND|v=LIVE|mid	.19 .00 .17 -.31 -.35 .26
p=AND|v=MARRY	.19 -.27 .24 -.30 -.32 .19
p=AND|v=MARRY|far	.17 -.36 -.48 -.12 -1.17 .10
p=AND|v=MARRY|mid	-.23 -.21 .26 -.25 .04 .04
p=AND|v=SPEAK	-.66 -.51 -.64 .00 -.53 -.46
p=AND|v=SPEAK|mid	-.57 -.41 -.55 .00 -.46 -.39
p=AND|v=STUDY	.46 .21 -.20 -.22 -.31 .02
p=AND|v=STUDY|far	.00 .19 -.26 -.19 -.25 .14
p=AND|v=STUDY|mid	.47 .20 -.18 -.16 -.23 -.58
p=AND|v=STUDY|near	-.26 -.33 .00 .00 .00 .00
p=AND|v=TEACH	.16 -.47 .00 .00 -.54 .00
p=AND|v=TEACH|far	-.39 -.47 .00 .00 -.54 .00
p=AND|v=WIN	.15 -.39 -.50 .00 -.52 -.35
p=AND|v=WIN|far	-.10 -.23 -.29 .00 -.42 -.23
p=AND|v=WIN|mid	.13 -.35 -.37 .00 -.28 -.24
p=AND|v=WORK	.10 -.49 -.30 -.18 -.43 -.44
p=AND|v=WORK|far	.15 -.38 -.24 .00 -.40 -.35
p=AND|v=WORK|mid	-.18 -.32 -.25 -.18 -.40 -.13
p=AND|v=none	-.32 -.42 -.62 -.44 -.05 -.11
p=AND|v=none|far	-.32 -.42 -.62 -.44 -.05 -.11
p=AS	-.05 -.33 -.23 -.69 -.43 -.05
p=AS|v=BE	-.69 .29 -.60 -.13 -.58 -.62
p=AS|v=BECOME	.00 .00 .00 .00 .17 .00
p=AS|v=BECOME|mid	.00 .00 .00 .00 .17 .00
p=AS|v=BE|far	-.30 .25 .00 -.13 .00 -.40
p=AS|v=BE|mid	-.45 .20 -.52 .00 -.49 -.41
p=AS|v=BORN	-.23 -.18 -.55 -.55 -.45 -.23
p=AS|v=BORN|far	-.17 .00 -.47 -.60 .00 .00
p=AS|v=BORN|mid	-.22 -.12 -.30 -.24 -.30 -.13
p=AS|v=FOUND	.28 .00 .00 .00 .00 .00
p=AS|v=FOUND|far	-.34 .00 .00 .00 .00 .00
p=AS|v=FOUND|mid	.59 .00 .00 .00 .00 .00
p=AS|v=JOIN	-.44 -.44 -.45 .00 -.46 -.47
p=AS|v=JOIN|far	-.69 -.19 -.23 .00 -.22 -.24
p=AS|v=JOIN|mid	-.12 -.37 -.23 .00 -.36 -.27
p=AS|v=JOIN|near	-.18 -.21 -.36 .00 -.15 -.13
p=AS|v=LEAD	-.15 -.16 -.12 .00 -.17 -.13
p=AS|v=LEAVE	.49 .00 .00 -.20 -.26 .00
p=AS|v=LEAVE|mid	.49 .00 .00 .00 .00 .00
p=AS|v=LIVE	.00 .00 .05 -.32 .00 .00
p=AS|v=STUDY	-.33 -.30 .39 -.14 -.21 -.37
p=AS|v=STUDY|far	-.33 -.30 .39 -.14 -.21 -.37
p=AS|v=TEACH	-.17 -.26 -.31 .00 -.33 -.19
p=AS|v=TEACH|mid	-.17 -.26 -.31 .00 -.33 -.19
p=AS|v=WORK	-.47 -.36 -.39 .00 -.22 -.50
p=AS|v=WORK|far	-.75 -.36 -.31 .00 -.22 -.22
p=AS|v=WORK|mid	.29 .00 .00 .00 .00 -.44
p=AS|v=WORK|near	-.39 .00 -.10 .00 .00 .00
p=AS|v=none	.13 -.54 -.69 -.52 -.69 .29
p=AS|v=none|far	.13 -.54 -.69 -.52 -.69 .29
p=AT	-.06 .00 -.31 -.05 -.23 -.35
p=AT|v=BE	.03 -.24 .10 -.38 -.13 -.17
p=AT|v=BECOME	.34 .39 -.36 .00 -.37 .00
p=AT|v=BECOME|far	-.17 .00 -.31 .00 -.37 .00
p=AT|v=BECOME|mid	.63 .39 -.24 .00 .00 .00
p=AT|v=BE|far	.22 .03 -1.09 -.26 -.03 -.61
p=AT|v=BE|mid	-.16 -.26 .04 -.27 -.42 .07
p=AT|v=BE|near	-.14 -.82 .22 .00 -.01 -.54
p=AT|v=BORN	-.19 -.43 -.85 -.92 -.85 -.39
p=AT|v=BORN|far	.14 .00 -.37 -.78 .00 .00
p=AT|v=BORN|mid	-.40 -.32 -.47 -.24 -.52 -.22
p=AT|v=BORN|near	-.53 -.38 -.62 -.29 -.63 -.33
p=AT|v=DIE	-.61 -.32 -.46 .00 -.45 -.36
p=AT|v=DIE|far	-.20 -.14 -.16 .00 -.28 -.14
p=AT|v=DIE|mid	-.51 .00 .00 .00 .00 -.32
p=AT|v=DIE|near	-.44 -.34 -.36 .00 -.35 -.14
p=AT|v=FOUND	-.40 -.30 .27 .00 .22 -.29
p=AT|v=FOUND|far	-.12 -.26 -.25 .00 -.19 -.06
p=AT|v=FOUND|mid	-.98 -.39 -.30 .00 .22 -.24
p=AT|v=FOUND|near	.07 .00 .30 .00 .00 .00
p=AT|v=GRAD	.03 .13 .05 .18 -.36 -.34
p=AT|v=GRAD|far	.46 -.06 .32 .32 -.27 -.16
p=AT|v=GRAD|mid	-.65 .38 -.72 -.62 -.27 -.34
p=AT|v=GRAD|near	.03 -.20 -.63 -.18 -.28 -.19
p=AT|v=HAVE	-.20 -.09 -.56 .00 -.53 -.66
p=AT|v=HAVE|far	-.69 .51 -.25 .00 -.36 -.46
p=AT|v=HAVE|mid	.03 -.84 -.49 .00 -.27 -.46
p=AT|v=HAVE|near	-.50 .13 -.32 .00 -.51 -.37
p=AT|v=JOIN	.08 -.05 -1.06 -.29 -.66 -.62
p=AT|v=JOIN|far	.23 -.51 -.59 -.19 -.49 -.50
p=AT|v=JOIN|mid	-.20 -.20 -.64 -.30 -.29 -.33
p=AT|v=JOIN|near	-.01 .51 -.86 .00 -.47 -.32
p=AT|v=LEAD	-.16 -.77 -.73 -.27 -.76 -.35
p=AT|v=LEAD|far	.12 -.34 -.46 -.25 -.38 -.31
p=AT|v=LEAD|mid	-.30 -.57 -.45 -.17 -.57 -.25
p=AT|v=LEAD|near	-.06 -.51 -.71 .00 -.60 -.26
p=AT|v=LEAVE	.03 -.07 -1.24 -.30 -.71 -.49
p=AT|v=LEAVE|far	-.26 -.09 -.55 -.24 -.43 -.30
p=AT|v=LEAVE|mid	-.33 -.10 -.98 -.29 -.64 -.49
p=AT|v=LEAVE|near	.50 -.42 -.49 -.14 -.38 -.31
p=AT|v=LIVE	-.49 .34 .49 -.44 .16 -.63
p=AT|v=LIVE|far	-.52 .42 -.75 -.24 -.51 -.41
p=AT|v=LIVE|mid	.01 .34 -.95 .00 .28 -.53
p=AT|v=LIVE|near	-.82 -.63 .77 -.38 -1.06 -.31
p=AT|v=MARRY	-1.01 -.74 -.51 .00 -.14 -.38
p=AT|v=MARRY|far	-.53 -.29 -.64 .00 -.94 -.60
p=AT|v=MARRY|mid	-.79 -.52 -.42 .00 -.68 -.43
p=AT|v=MARRY|near	-.42 -.33 -.30 .00 .24 -.15
p=AT|v=SPEAK	.00 -.33 -.16 .00 -.37 -.22
p=AT|v=SPEAK|near	.36 -.25 -.02 .00 -.26 -.10
p=AT|v=STUDY	-.08 .10 -.97 .12 -.56 -.40
p=AT|v=STUDY|far	.05 -.43 -.19 .32 -.15 -.16
p=AT|v=STUDY|mid	-.17 -.12 -.65 -.51 -.26 -.27
p=AT|v=STUDY|near	-.05 .25 -.81 -.30 -.59 -.32
p=AT|v=TEACH	.19 -.69 -.78 -.27 -.59 -.38
p=AT|v=TEACH|far	.26 -.48 -.11 .00 -.10 -.21
p=AT|v=TEACH|mid	.41 -.38 -.73 -.27 -.40 -.27
p=AT|v=TEACH|near	-.15 -.72 -.48 .00 -.54 -.25
p=AT|v=WIN	-.23 .29 -.48 .00 -.62 -.39
p=AT|v=WIN|far	-.62 .31 -.41 .00 -.32 -.24
p=AT|v=WIN|mid	-.66 .07 -.43 .00 -.33 -.20
p=AT|v=WIN|near	.06 .08 -.27 .00 -.45 -.27
p=AT|v=WORK	.21 .03 -.84 -.46 -.19 -.50
p=AT|v=WORK|far	-.08 .27 -.59 .00 -.53 -.43
p=AT|v=WORK|mid	.00 -.08 -.52 .00 -.59 -.39
p=AT|v=WORK|near	.31 -.17 -.62 -.46 -.02 -.38
p=AT|v=none	.22 -.77 -.47 -.21 -.86 -.01
p=AT|v=none|far	.22 -.77 -.47 -.21 -.86 -.01
p=BE	-.24 -.04 -.85 -.19 -.15 -.13
p=BE|v=BE	-.09 -.32 -.62 .14 -.29 -.03
p=BE|v=BE|near	-.09 -.32 -.62 .14 -.29 -.03
p=BE|v=BORN	-.37 -.18 -.26 -.52 -.49 -.20
p=BE|v=BORN|far	-.48 .00 -.21 -.21 -.31 .00
p=BE|v=BORN|mid	-.30 -.18 -.22 -1.14 -.35 -.20
p=BE|v=DIE	.00 .00 .00 -.23 -.46 -.28
p=BE|v=DIE|far	.00 .00 .00 -.30 .00 .00
p=BE|v=DIE|mid	.00 .00 .00 -.12 -.46 -.28
p=BE|v=FOUND	-.05 -.24 -.19 .00 .10 -.31
p=BE|v=FOUND|far	-.74 -.21 -.19 .00 .10 -.31
p=BE|v=GRAD	-.32 -.59 -.15 -.30 -.26 -.04
p=BE|v=GRAD|far	.00 -.50 .00 -.30 -.23 .00
p=BE|v=JOIN	-.33 -.45 -.32 -.26 -.30 -.30
p=BE|v=JOIN|far	-.07 -.41 -.24 .00 -.31 -.33
p=BE|v=JOIN|mid	-.52 -.27 -.22 .00 -.23 -.20
p=BE|v=LEAD	.09 -.41 -.25 .00 -.35 -.24
p=BE|v=LEAD|mid	.23 -.41 -.25 .00 -.35 -.24
p=BE|v=LEAVE	.15 -.42 -.29 .00 -.54 -.23
p=BE|v=LEAVE|far	.24 .00 .00 .00 -.43 .00
p=BE|v=LEAVE|mid	.07 .00 .00 .00 .00 -.18
p=BE|v=LEAVE|near	-.54 -.42 -.29 .00 -.28 -.21
p=BE|v=LIVE	.00 .00 -.28 -.41 .00 -.28
p=BE|v=LIVE|mid	.00 .00 -.28 -.41 .00 .00
p=BE|v=MARRY|far	.00 .00 .00 .00 -.31 .00
p=BE|v=MARRY|mid	.00 .00 .00 .00 .11 .00
p=BE|v=STUDY	-.46 .47 -.33 -.23 -.25 -.39
p=BE|v=STUDY|far	-.29 .08 -.33 -.16 -.25 -.39
p=BE|v=STUDY|mid	-.36 .40 -.19 -.18 .00 .00
p=BE|v=WIN	-.34 -.23 -.33 .00 -.19 -.07
p=BE|v=WORK	-.33 -.31 -.24 .00 -.28 -.27
p=BE|v=WORK|far	.00 .00 -.16 .00 .00 -.13
p=BE|v=WORK|mid	-.33 -.31 -.12 .00 -.28 -.23
p=BY	-.13 -.50 -.79 -.05 .15 -.01
p=BY|v=BE	.27 -.37 -.35 -.48 .19 -.68
p=BY|v=BE|far	.58 .00 -.19 -.41 .11 -.40
p=BY|v=BE|mid	-.70 -.25 -.30 .00 .24 -.21
p=BY|v=BE|near	.08 -.25 -.30 -.28 -.33 -.46
p=BY|v=FOUND	-.67 -.18 -.26 .18 .04 .37
p=BY|v=FOUND|far	-.39 .00 .00 .00 -.04 .00
p=BY|v=FOUND|mid	-.83 -.18 -.26 -.40 .06 .28
p=BY|v=FOUND|near	-.25 .00 .00 .29 .00 .20
p=BY|v=GRAD	-.25 .00 -.22 .00 -.15 -.28
p=BY|v=GRAD|far	-.25 .00 .00 .00 -.15 -.28
p=BY|v=HAVE	-.56 -.28 -.25 .00 -.28 -.33
p=BY|v=HAVE|far	-.51 .00 -.24 .00 .00 .00
p=BY|v=JOIN	-.68 -.38 -.14 .00 -.49 -.47
p=BY|v=JOIN|mid	-.48 -.30 -.17 .00 -.20 -.46
p=BY|v=JOIN|near	-.43 .00 .00 .00 -.43 .00
p=BY|v=LEAD	-.08 -.20 -.17 .00 -.22 -.23
p=BY|v=LEAD|near	.09 -.20 -.17 .00 -.22 -.23
p=BY|v=LEAVE	-.35 .00 .00 .00 .00 .29
p=BY|v=LEAVE|mid	-.35 .00 .00 .00 .00 .29
p=BY|v=LIVE	-.30 .00 -.29 .00 .30 .00
p=BY|v=STUDY	-.18 -.34 .00 .00 .00 .00
p=BY|v=WORK	.17 .00 .00 .00 .00 .00
p=BY|v=WORK|far	-.13 .00 .00 .00 .00 .00
p=BY|v=WORK|mid	-.32 .00 .00 .00 .00 .00
p=BY|v=WORK|near	.54 .00 .00 .00 .00 .00
p=BY|v=none	-.28 -.15 -.61 .00 -.82 -.86
p=BY|v=none|far	-.28 -.15 -.61 .00 -.82 -.86
p=FROM	-.09 .02 -.21 .11 -.77 -.84
p=FROM|v=BE	-.70 .24 .09 .21 -.64 -.54
p=FROM|v=BE|far	-.49 .15 -.60 -.29 -.40 -.36
p=FROM|v=BE|mid	-.39 .14 .27 .32 -.34 -.32
p=FROM|v=BE|near	-.51 .14 -.35 .00 -.30 -.16
p=FROM|v=BORN	-.35 -.19 -.02 .35 -.22 -.16
p=FROM|v=BORN|far	-.35 -.14 -.40 -.42 -.19 -.11
p=FROM|v=BORN|near	.00 -.27 .04 .55 -.28 -.39
p=FROM|v=DIE	-.32 .00 .00 .00 .00 .00
p=FROM|v=FOUND	-.34 .00 .00 .00 .00 .00
p=FROM|v=FOUND|mid	-.34 .00 .00 .00 .00 .00
p=FROM|v=GRAD	.07 .25 -.60 -.36 -.33 -.23
p=FROM|v=GRAD|far	.11 .00 -.26 -.21 -.15 -.14
p=FROM|v=GRAD|mid	-.07 -.21 -.59 -.45 -.40 -.29
p=FROM|v=GRAD|near	-.08 .68 -.42 -.27 -.13 -.19
p=FROM|v=HAVE	-.48 -.14 -.48 .00 -.30 -.39
p=FROM|v=HAVE|far	-.41 -.07 -.23 .00 -.08 -.14
p=FROM|v=HAVE|mid	-.39 -.25 -.37 .00 -.25 -.30
p=FROM|v=JOIN	-.16 -.65 -.39 -.28 -.35 -.32
p=FROM|v=JOIN|far	.00 .00 -.40 -.28 .00 .00
p=FROM|v=JOIN|mid	-.08 .01 -.17 .00 -.10 -.11
p=FROM|v=JOIN|near	-.23 -.77 -.36 .00 -.29 -.24
p=FROM|v=LEAD	.15 -.30 -.40 .00 -.26 -.27
p=FROM|v=LEAD|mid	.17 -.30 -.40 .00 -.26 -.27
p=FROM|v=LEAVE	.28 -.50 -.39 -.02 -.42 -.29
p=FROM|v=LEAVE|far	.00 .00 .00 -.46 -.27 .00
p=FROM|v=LEAVE|mid	-.63 -.17 -.13 .09 -.20 -.18
p=FROM|v=LEAVE|near	.44 -.45 -.31 .00 -.21 -.19
p=FROM|v=LIVE	-.46 -.42 .04 .00 -.47 -.32
p=FROM|v=LIVE|near	-.27 -.32 .16 .00 -.28 -.18
p=FROM|v=STUDY	-.47 .22 -.44 -.32 -.11 -.17
p=FROM|v=STUDY|far	-.25 -.29 -.28 -.28 -.10 -.16
p=FROM|v=STUDY|mid	-.36 .53 -.32 -.24 -.09 -.13
p=FROM|v=TEACH	-.07 .24 -.48 .00 -.34 -.22
p=FROM|v=TEACH|mid	-.40 -.32 -.38 .00 -.25 -.17
p=FROM|v=WIN	-.37 -.48 -.27 .00 -.20 -.16
p=FROM|v=WORK	.25 -.02 -.49 .00 -.32 -.31
p=FROM|v=WORK|mid	.12 .02 -.36 .00 -.29 -.32
p=FROM|v=none	-.00 .04 -.04 -.67 -.31 -.39
p=FROM|v=none|far	-.00 .04 -.04 -.67 -.31 -.39
p=HIS	-.48 -.55 -.54 .00 -.41 -.56
p=IN	-.06 -.07 .13 -.04 -.52 -.89
p=IN|v=BE	.17 -.44 -.34 -.70 -.61 -.35
p=IN|v=BECOME	-.45 .00 .29 -.30 .00 -.23
p=IN|v=BECOME|far	-.30 .00 .42 -.30 .00 -.19
p=IN|v=BECOME|mid	-.40 .00 -.25 .00 .00 -.09
p=IN|v=BE|far	-.77 -.50 .06 -.63 -.59 -.47
p=IN|v=BE|mid	.34 -.33 -.44 -.29 -.49 -.25
p=IN|v=BE|near	.37 -.33 -.90 .00 -.47 -.33
p=IN|v=BORN	.04 -.37 -.32 .55 -.35 -.26
p=IN|v=BORN|far	.22 -.19 -.34 -.50 -.46 -.08
p=IN|v=BORN|mid	-.46 -.35 -.68 .45 .00 -.12
p=IN|v=BORN|near	-.33 -.35 -.18 .51 -.23 -.31
p=IN|v=DIE	-.31 .00 -.10 -.60 .00 -.14
p=IN|v=DIE|far	-.13 .00 .00 .00 .00 .00
p=IN|v=DIE|mid	.00 .00 -.10 -.48 .00 .00
p=IN|v=DIE|near	-.31 .00 .00 -.32 .00 -.14
p=IN|v=FOUND	-.43 -.34 -.06 .04 -.50 -.33
p=IN|v=FOUND|far	-.80 .00 .00 .27 -.28 -.09
p=IN|v=FOUND|mid	-.10 -.34 .14 .00 -.27 -.34
p=IN|v=FOUND|near	-.56 .00 -.43 -.36 -.36 .00
p=IN|v=GRAD	.07 -1.10 -.69 -.45 -.22 -.19
p=IN|v=GRAD|far	-.44 -.91 -.29 -.28 -.09 -.11
p=IN|v=GRAD|mid	.10 -.73 -.63 -.31 -.21 -.15
p=IN|v=HAVE	-.10 -.84 -.02 .00 -.21 -.21
p=IN|v=HAVE|far	-.53 -.43 -.39 .00 -.08 -.20
p=IN|v=HAVE|mid	.21 -.61 .06 .00 -.16 -.18
p=IN|v=HAVE|near	-.34 -.37 -.35 .00 -.17 -.28
p=IN|v=JOIN	.17 -.89 -.45 -.28 -.51 -.38
p=IN|v=JOIN|far	.20 -.30 -.12 .00 .00 .00
p=IN|v=JOIN|mid	.36 -.64 -.63 -.28 -.22 -.26
p=IN|v=JOIN|near	-.72 -.70 -.65 .00 -.51 -.35
p=IN|v=LEAD	-.97 -.44 .09 -.26 -.43 -.18
p=IN|v=LEAD|far	-.71 .00 .35 .00 .00 .00
p=IN|v=LEAD|mid	-.90 -.44 -.60 -.14 -.43 -.18
p=IN|v=LEAD|near	-.57 .00 -.35 -.24 .00 .00
p=IN|v=LEAVE	-.87 -.56 .09 -.46 -.41 -.39
p=IN|v=LEAVE|far	-.54 .00 -.37 -.28 -.36 .00
p=IN|v=LEAVE|mid	-.64 -.53 .38 -.34 -.30 -.37
p=IN|v=LEAVE|near	-.36 -.37 -.34 -.27 -.33 -.21
p=IN|v=LIVE	-.78 -.82 .23 -.21 -.03 -.49
p=IN|v=LIVE|far	-.36 -.41 -.25 -.39 -.13 -.35
p=IN|v=LIVE|mid	-.32 -.48 -.03 -.64 -.62 -.26
p=IN|v=LIVE|near	-.76 -.53 .37 -.16 -.01 -.37
p=IN|v=MARRY	.23 -.39 .44 -.48 -.75 -.57
p=IN|v=MARRY|far	-.47 -.21 .40 -.36 -.49 -.49
p=IN|v=MARRY|mid	-.56 -.39 .16 -.23 -.47 -.30
p=IN|v=SPEAK	-.26 -.23 -.37 -.21 -.22 -.11
p=IN|v=SPEAK|near	-.15 -.21 -.29 .00 -.20 -.11
p=IN|v=STUDY	-.84 .17 -.06 -.57 -.36 -.44
p=IN|v=STUDY|far	-.85 -.25 -.68 -.37 -.28 -.29
p=IN|v=STUDY|mid	-.49 -.72 .13 -.46 -.28 -.31
p=IN|v=STUDY|near	-.37 .15 .05 -.26 -.19 -.37
p=IN|v=TEACH	-.02 -.44 -.44 -.27 -.15 -.32
p=IN|v=TEACH|far	-.57 -.29 .00 -.27 -.12 .00
p=IN|v=TEACH|mid	.00 -.64 -.41 .00 -.08 -.25
p=IN|v=TEACH|near	.21 -.16 -.20 .00 -.15 -.11
p=IN|v=WIN	.16 -.46 .13 -.43 -.27 -.12
p=IN|v=WIN|far	-.37 .00 .39 -.37 -.08 .00
p=IN|v=WIN|mid	.33 -.34 -.41 -.15 -.18 -.14
p=IN|v=WIN|near	-.27 -.23 -.40 .00 -.25 -.04
p=IN|v=WORK	-.45 -.08 -.14 -.84 -.38 -.46
p=IN|v=WORK|far	-.17 .18 -.09 .00 -.25 -.38
p=IN|v=WORK|mid	-.41 -.77 -.89 -.60 -.43 -.22
p=IN|v=WORK|near	-.24 -.36 .14 -.58 -.20 -.13
p=IN|v=none	-.01 -.35 -.07 -.20 -.58 -.46
p=IN|v=none|far	-.01 -.35 -.07 -.20 -.58 -.46
p=KIN	-.62 -.55 -.88 -.51 .05 .05
p=KIN|v=BE	-.56 -.20 -.46 -.20 -.42 -.35
p=KIN|v=BE|far	-.29 -.20 -.28 -.20 -.39 -.33
p=KIN|v=BE|mid	-.40 -.14 -.27 .00 -.63 -.12
p=KIN|v=BE|near	-.31 -.28 -.44 .00 -.05 -.59
p=KIN|v=BORN	.00 .00 -.24 -.32 .13 -.08
p=KIN|v=BORN|far	.00 .00 -.24 -.32 .00 -.36
p=KIN|v=DIE	-.19 -.17 -.29 .00 -.35 .07
p=KIN|v=DIE|far	.00 .00 .00 .00 .00 .44
p=KIN|v=DIE|mid	-.19 -.17 -.29 .00 -.35 -.15
p=KIN|v=FOUND	-.72 .00 .00 .00 .00 -.12
p=KIN|v=FOUND|far	-.38 .00 .00 .00 .00 -.12
p=KIN|v=FOUND|mid	-.54 .00 .00 .00 .00 .00
p=KIN|v=JOIN	.00 .00 -.27 -.21 .00 .48
p=KIN|v=LEAVE	-.19 -.12 -.13 .00 -.27 .27
p=KIN|v=LIVE	-.18 -.20 -.53 -.16 -.06 -.13
p=KIN|v=LIVE|far	-.15 -.17 -.35 -.12 -.40 -.10
p=KIN|v=LIVE|mid	-.18 -.27 -.35 -.18 .28 .24
p=KIN|v=MARRY	-.49 -.37 -.60 -.33 .02 -.17
p=KIN|v=MARRY|far	-.35 -.22 -.33 -.14 -.95 .77
p=KIN|v=MARRY|mid	-.27 -.25 -.32 -.25 .00 -.18
p=KIN|v=MARRY|near	-.45 -.30 -.53 -.26 .15 -.67
p=KIN|v=WORK	-.48 -.16 -.14 .00 -.40 .46
p=KIN|v=WORK|far	-.35 .00 .00 .00 -.38 .34
p=KIN|v=WORK|mid	-.28 -.16 -.14 .00 -.15 .32
p=KIN|v=none	-.19 -.64 -.68 .00 .03 .09
p=KIN|v=none|far	-.19 -.64 -.68 .00 .03 .09
p=OF	.07 -.08 -.17 .09 -.02 -.16
p=OF|v=BE	-.02 -.95 -1.11 -.16 -.06 -.10
p=OF|v=BECOME	.41 -.37 .11 -.29 -.34 -.26
p=OF|v=BECOME|far	.30 .00 .25 .00 .00 -.14
p=OF|v=BECOME|mid	-.11 -.23 -.47 -.29 -.16 -.29
p=OF|v=BECOME|near	.73 -.37 -.46 .00 -.37 -.33
p=OF|v=BE|far	-.36 -.61 -.84 -.16 .10 -.23
p=OF|v=BE|mid	.23 -.79 -.80 .00 -.41 -.35
p=OF|v=BE|near	-.00 -.49 -.65 .00 -.76 .15
p=OF|v=BORN	.07 -.48 -.80 .00 -.78 .18
p=OF|v=BORN|far	.07 -.33 -.57 -.06 -.55 -.63
p=OF|v=BORN|mid	-.24 -.48 -.51 .12 -.35 -.42
p=OF|v=BORN|near	.00 .00 .00 -.20 -.37 .49
p=OF|v=DIE	.41 -.16 -.19 .00 -.22 .21
p=OF|v=DIE|far	.30 .00 .00 .00 .00 .23
p=OF|v=DIE|mid	.26 -.16 -.19 .00 -.22 -.20
p=OF|v=DIE|near	.00 .00 .00 .00 .00 -.34
p=OF|v=FOUND	-.02 -.45 -.51 -.38 .24 -.62
p=OF|v=FOUND|far	-.62 .00 -.32 .00 .00 .00
p=OF|v=FOUND|mid	-.03 -.43 -.40 -.30 -.50 -.50
p=OF|v=FOUND|near	.31 -.14 -.39 -.21 .46 -.43
p=OF|v=GRAD	.19 .40 .17 -.14 -.43 -.48
p=OF|v=GRAD|far	.70 -.24 -.56 .00 -.19 -.27
p=OF|v=GRAD|mid	-.51 .38 .34 .00 -.27 -.19
p=OF|v=GRAD|near	-.65 .58 -.18 -.14 -.23 -.36
p=OF|v=HAVE	.49 -.25 -.32 .00 -.21 -.25
p=OF|v=HAVE|far	.27 .00 .00 .00 -.27 .00
p=OF|v=HAVE|mid	.35 -.25 -.32 .00 -.13 -.25
p=OF|v=JOIN	-.09 -.93 -.82 -.39 -.44 -.75
p=OF|v=JOIN|far	-.18 -.67 -.31 -.24 -.27 -.24
p=OF|v=JOIN|mid	-.04 -.67 -.51 -.34 -.17 -.54
p=OF|v=JOIN|near	-.08 -.38 -.42 .00 -.32 -.42
p=OF|v=LEAD	-.05 -.69 -.58 -.31 -.05 -.48
p=OF|v=LEAD|far	.03 -.41 -.43 -.24 -.43 -.42
p=OF|v=LEAD|mid	.36 -.47 -.54 -.17 -.51 -.41
p=OF|v=LEAD|near	-.36 -.55 -.34 -.21 .17 -.34
p=OF|v=LEAVE	-.40 -.58 -.81 -.35 -.58 -.43
p=OF|v=LEAVE|far	.30 -.30 -.45 -.33 -.34 -.24
p=OF|v=LEAVE|mid	-.39 -.34 -.52 -.16 -.44 -.43
p=OF|v=LEAVE|near	-.74 -.36 -.63 -.28 -.69 -.50
p=OF|v=LIVE	-.28 -.38 .18 .25 -.57 -.52
p=OF|v=LIVE|far	.00 .00 -.14 -.75 .00 -.40
p=OF|v=LIVE|mid	.00 -.20 .03 -.40 -.46 -.45
p=OF|v=LIVE|near	-.28 -.42 .25 .58 -.37 -.48
p=OF|v=MARRY	.43 -.14 -.87 .00 -.13 -.33
p=OF|v=MARRY|far	.00 .00 -.63 .00 -.67 -.64
p=OF|v=MARRY|mid	.42 -.30 -.59 .00 -.39 -.14
p=OF|v=MARRY|near	.21 -.11 -.20 .00 .14 -.49
p=OF|v=SPEAK	.32 -.36 -.16 .00 -.20 -.14
p=OF|v=STUDY	-.45 -.02 -.39 .00 -.31 -.49
p=OF|v=STUDY|far	-.89 -.09 -.39 .00 -.26 -.49
p=OF|v=STUDY|mid	.21 -.15 .00 .00 .00 .00
p=OF|v=STUDY|near	-.15 -.05 -.21 .00 -.16 .00
p=OF|v=TEACH	-.08 .06 -.32 -.10 -.17 -.30
p=OF|v=TEACH|far	-.12 -.41 .00 .00 .00 .00
p=OF|v=TEACH|mid	.20 .35 -.13 -.10 -.10 -.13
p=OF|v=TEACH|near	-.13 -.48 -.29 .00 -.17 -.28
p=OF|v=WIN	-.48 .10 -.45 -.16 -.19 -.41
p=OF|v=WIN|mid	-.33 -.44 -.35 .00 -.34 -.40
p=OF|v=WIN|near	-.21 .15 -.23 -.16 -.14 -.15
p=OF|v=WORK	-.18 -.55 -.73 -.24 -.45 -.15
p=OF|v=WORK|far	-.47 -.16 -.52 -.17 -.11 .04
p=OF|v=WORK|mid	.25 -.50 -.46 -.16 -.51 -.44
p=OF|v=WORK|near	.03 -.35 -.19 .00 -.24 -.17
p=OF|v=none	-.27 -.09 -.43 -.33 -.06 -1.03
p=OF|v=none|far	-.27 -.09 -.43 -.33 -.06 -1.03
p=TO	-.00 -.14 .22 -.23 -.07 -.03
p=TO|v=BE	-.50 -.67 -.09 .00 -.84 -.79
p=TO|v=BE|far	-.59 -.35 -.03 .00 -.27 -.28
p=TO|v=BE|mid	-.18 -.60 -.19 .00 -.76 -.62
p=TO|v=BE|near	-.50 -.21 -.37 .00 -.23 -.29
p=TO|v=BORN	-.22 -.17 -.08 -.72 -.36 .28
p=TO|v=BORN|far	.00 .00 -.32 -.57 .00 -.35
p=TO|v=BORN|mid	-.22 -.17 -.05 -.57 -.36 -.24
p=TO|v=BORN|near	.00 .00 .00 .00 .00 .49
p=TO|v=DIE	.00 .00 .28 .00 .00 .00
p=TO|v=DIE|far	.00 .00 .28 .00 .00 .00
p=TO|v=FOUND	.24 .00 .37 .00 .00 .00
p=TO|v=FOUND|far	-.42 .00 .39 .00 .00 .00
p=TO|v=GRAD	.00 .00 .26 -.20 .00 -.20
p=TO|v=GRAD|mid	.00 .00 .26 -.20 .00 .00
p=TO|v=HAVE	-.27 -.40 .09 .00 -.23 -.46
p=TO|v=JOIN	.12 -.13 .14 -.39 -.50 -.44
p=TO|v=JOIN|far	-.15 -.24 -.54 -.39 -.17 -.16
p=TO|v=JOIN|mid	-.25 -.28 -.26 .00 -.17 -.17
p=TO|v=JOIN|near	.05 -.11 .25 -.29 -.45 -.43
p=TO|v=LEAVE	.06 -.65 -.25 .00 .06 -.62
p=TO|v=LEAVE|far	-.40 -.29 -.34 .00 .22 -.37
p=TO|v=LEAVE|mid	.39 -.22 -.03 .00 -.18 -.17
p=TO|v=LEAVE|near	.03 -.50 -.15 .00 -.61 -.41
p=TO|v=LIVE	-.22 -.33 .13 -.62 -.27 -.37
p=TO|v=LIVE|far	.00 .00 -.09 -.39 .00 -.34
p=TO|v=LIVE|mid	.00 -.33 .36 -.51 -.27 .00
p=TO|v=LIVE|near	-.22 .00 -.22 -.22 .00 -.21
p=TO|v=MARRY	-.41 -.30 -.12 -.15 .02 -.05
p=TO|v=MARRY|mid	.00 .00 .22 .00 .19 .00
p=TO|v=MARRY|near	-.41 -.30 -.52 -.15 -.17 -.05
p=TO|v=STUDY	-.50 -.05 -.33 -.17 -.15 -.19
p=TO|v=STUDY|far	-.25 -.10 -.42 -.17 -.13 -.16
p=TO|v=WORK	.54 -.49 -.11 -.17 -.32 -.31
p=TO|v=WORK|far	.46 -.49 .00 .00 -.32 -.31
p=TO|v=WORK|mid	.00 .00 -.40 .00 .00 .00
p=TO|v=WORK|near	.27 .00 -.42 -.17 .00 .00
p=TO|v=none	-.24 .16 -.13 .44 -.80 -.18
p=TO|v=none|far	-.24 .16 -.13 .44 -.80 -.18
p=WHO	-.06 .00 -.31 .00 -.31 -.40
p=WHO|v=BE	.40 .00 -.33 .00 .00 -.40
p=WHO|v=BE|far	.00 .00 .00 .00 .00 -.40
p=WHO|v=none	.00 .00 .00 .00 -.31 .00
p=WHO|v=none|far	.00 .00 .00 .00 -.31 .00
p=[	-.43 -.36 -.49 .00 -.35 -.38
p=[|v=none	-.43 -.36 -.49 .00 -.35 -.38
p=[|v=none|far	-.43 -.36 -.49 .00 -.35 -.38
p=]	-.24 .00 .00 .00 .00 .00
p=]|v=none	-.24 .00 .00 .00 .00 .00
p=]|v=none|far	-.24 .00 .00 .00 .00 .00
p=number	-.14 -.34 -.49 -.05 -.59 -.37
p=number|v=BE	-.76 -.59 -.63 -.27 -.31 -.83
p=number|v=BE|far	-.69 -.41 -.56 -.27 -.35 -.60
p=number|v=BE|mid	-.28 -.32 -.27 .00 -.29 -.51
p=number|v=BORN	-.59 -.28 -.33 .08 -.57 -.44
p=number|v=BORN|far	-.34 -.32 -.40 -.35 -.44 -.26
p=number|v=BORN|mid	-.41 -.17 -.26 .00 -.40 -.19
p=number|v=BORN|near	-.13 -.09 -.10 .21 -.11 -.27
p=number|v=DIE	-.43 -.22 -.29 .00 -.31 -.23
p=number|v=DIE|far	-.22 .00 .00 .00 .00 .00
p=number|v=DIE|mid	-.36 -.22 -.29 .00 -.31 -.23
p=number|v=DIE|near	-.18 .00 .00 .00 .00 .00
p=number|v=FOUND	.53 .00 .00 .00 -.35 .00
p=number|v=FOUND|far	-.03 .00 .00 .00 -.35 .00
p=number|v=GRAD	-.25 -.33 -.24 -.21 -.19 -.17
p=number|v=GRAD|near	-.14 .00 -.17 .00 .00 .00
p=number|v=HAVE	-.39 -.35 .27 .00 -.20 -.39
p=number|v=JOIN	-.46 -.41 -.29 -.17 -.19 -.21
p=number|v=JOIN|mid	-.41 -.32 -.20 -.17 -.19 -.26
p=number|v=JOIN|near	-.21 .00 .00 .00 .00 .00
p=number|v=LEAD	.28 -.12 -.15 .00 -.16 -.10
p=number|v=LEAD|mid	.34 -.12 -.15 .00 -.16 -.10
p=number|v=LEAVE	-.67 .00 .00 .00 .00 .00
p=number|v=LEAVE|far	-.58 .00 .00 .00 .00 .00
p=number|v=MARRY	-.25 -.13 -.30 -.22 -.27 -.15
p=number|v=STUDY	-.78 -.66 -.49 .00 -.28 -.38
p=number|v=STUDY|far	-.65 -.59 -.35 .00 -.26 -.42
p=number|v=WIN	-.45 -.34 -.29 -.21 -.17 -.18
p=number|v=WORK	.07 -.41 -.53 .00 -.39 -.31
p=number|v=WORK|far	-.77 -.33 -.42 .00 -.26 -.25
p=number|v=none	-.17 -.11 -.48 -.32 -.44 -.16
p=number|v=none|far	-.17 -.11 -.48 -.32 -.44 -.16
p=start	-.16 -.26 -.13 -.13 -.15 -.10
p=start|v=none	-.16 -.26 -.13 -.13 -.15 -.10
p=start|v=none|far	-.16 -.26 -.13 -.13 -.15 -.10
p=word	-.05 -.26 -.22 -.15 .17 -.11
p=word|v=BE	-.18 -.08 -.28 -.78 -.17 .05
p=word|v=BECOME	-.39 .03 -.75 -.23 -.05 -.31
p=word|v=BECOME|far	-.06 -.36 -.52 .00 -.57 -.17
p=word|v=BECOME|mid	-.64 .32 -.43 -.15 -.32 -.17
p=word|v=BECOME|near	-.15 -.36 -.40 -.20 .13 -.26
p=word|v=BE|far	.37 -.90 -.00 -.72 -.44 .27
p=word|v=BE|mid	-.37 -.66 -.87 -.27 -.35 -.13
p=word|v=BE|near	-.45 .14 -.86 -.30 -.86 -1.04
p=word|v=BORN	-.06 -.12 -.03 -.03 .33 -.83
p=word|v=BORN|far	.04 -.54 .03 -.23 .03 -.56
p=word|v=BORN|mid	.06 .12 -.46 -.45 .55 -.50
p=word|v=BORN|near	-.84 -.40 -.21 .29 -.86 -.66
p=word|v=DIE	-.61 -.43 -.57 .00 -.33 -.73
p=word|v=DIE|far	-.35 .00 .00 .00 .00 -.70
p=word|v=DIE|mid	-.29 -.30 -.38 .00 -.11 -.29
p=word|v=DIE|near	-.43 -.27 -.35 .00 -.55 -.21
p=word|v=FOUND	.10 -.89 -.92 -.56 -.25 -.89
p=word|v=FOUND|far	-.84 -.34 -.17 -.39 .17 -.61
p=word|v=FOUND|mid	-.25 -.23 -.44 .00 -.51 -.47
p=word|v=FOUND|near	.51 -.77 -.80 -.42 -.54 -.52
p=word|v=GRAD	-.70 -.61 -.67 -.26 -.68 -.66
p=word|v=GRAD|far	-.60 -.35 -.35 -.13 -.26 -.23
p=word|v=GRAD|mid	-.44 -.18 -.40 .00 -.42 -.50
p=word|v=GRAD|near	-.47 -.50 -.57 -.44 -.55 -.52
p=word|v=HAVE	-.17 .15 -.62 -.20 -.46 -.10
p=word|v=HAVE|far	-.11 -.93 -.58 -.20 -.36 .20
p=word|v=HAVE|mid	.04 -.07 -.40 .00 -.25 -.54
p=word|v=HAVE|near	-.37 .16 -.22 .00 -.25 -.45
p=word|v=JOIN	.28 -.04 -.15 .17 -.18 -1.02
p=word|v=JOIN|far	.39 -.50 -.84 -.23 -.38 -.39
p=word|v=JOIN|mid	-.01 -.26 -.58 .38 -.56 -.70
p=word|v=JOIN|near	.07 .18 .12 -.54 -.00 -.64
p=word|v=LEAD	.14 -.09 -.61 -.33 -.27 -.69
p=word|v=LEAD|far	-.31 -.18 -.77 -.19 -.37 -.36
p=word|v=LEAD|mid	.03 -.68 -.68 -.24 .07 -.82
p=word|v=LEAD|near	.20 -.07 -.50 -.24 -1.02 -.53
p=word|v=LEAVE	.09 .08 .39 -.50 .09 -.22
p=word|v=LEAVE|far	.16 .00 -.52 -.26 .10 -.29
p=word|v=LEAVE|mid	-.20 -.42 -.46 -.10 -.77 .13
p=word|v=LEAVE|near	-.09 .21 .46 -.47 .13 -1.05
p=word|v=LIVE	-.02 -.82 -.14 -.66 -.19 -.72
p=word|v=LIVE|far	-.24 .00 .01 -.42 -.57 -.33
p=word|v=LIVE|mid	-.23 -.53 -.85 -.44 -.03 -.62
p=word|v=LIVE|near	.06 -.71 .05 .00 -.70 -.58
p=word|v=MARRY	-.24 .04 -1.16 -.38 .05 .13
p=word|v=MARRY|far	.14 -.29 -.54 .00 -.65 .23
p=word|v=MARRY|mid	.00 .12 -.90 -.23 -.17 -.65
p=word|v=MARRY|near	-.91 -.61 -.44 -.33 .14 .28
p=word|v=SPEAK	-1.05 -.55 -.54 .00 -.64 -.53
p=word|v=SPEAK|mid	-.42 -.37 -.24 .00 -.37 -.25
p=word|v=SPEAK|near	-.94 -.43 -.51 .00 -.56 -.53
p=word|v=STUDY	-.32 -.20 -.13 -.60 -.69 -.62
p=word|v=STUDY|far	.08 -.29 .28 -.60 -.34 -.50
p=word|v=STUDY|mid	-.70 -.44 -.70 -.40 -.39 -.30
p=word|v=STUDY|near	-.73 .01 -.70 -.18 -.45 -.45
p=word|v=TEACH	-.49 -.62 -.46 .00 -.73 -.57
p=word|v=TEACH|far	-.26 -.46 -.45 .00 -.50 -.38
p=word|v=TEACH|mid	-.37 -.51 -.26 .00 -.24 -.24
p=word|v=TEACH|near	-.22 -.31 -.34 .00 -.53 -.41
p=word|v=WIN	-.04 -.95 -.69 .00 -.70 -.45
p=word|v=WIN|far	.16 -.41 -.40 .00 -.30 -.22
p=word|v=WIN|mid	.02 -.35 -.20 .00 -.18 -.08
p=word|v=WIN|near	-.30 -.88 -.69 .00 -.64 -.46
p=word|v=WORK	-.19 -.27 -.82 -.52 -.13 -.67
p=word|v=WORK|far	.08 .05 -.67 -.16 .01 -.78
p=word|v=WORK|mid	-.15 -.38 -.36 -.55 -.25 -.29
p=word|v=WORK|near	-.28 -.63 -.48 .00 -.59 -.22
p=word|v=none	-.14 -.39 -.41 -.08 -.13 -.02
p=word|v=none|far	-.14 -.39 -.41 -.08 -.13 -.02
p=|	-.03 -.77 -.30 .00 -.58 -.62
p=||v=LIVE	-.43 -.18 -.55 .00 -.27 -.20
p=||v=LIVE|mid	-.53 -.26 -.38 .00 -.42 -.30
p=||v=STUDY	-.43 -.37 .36 .00 -.13 -.12
p=||v=none	.20 -.62 -1.13 .00 -.49 -.54
p=||v=none|far	.20 -.62 -1.13 .00 -.49 -.54
p=©	-.62 .32 -.42 .00 -.35 -.37
p=©|v=none	-.52 -.18 -.57 .00 -.56 -.60
p=©|v=none|far	-.52 -.18 -.57 .00 -.56 -.60
p=·	-.85 -.60 -.27 .00 -.58 -.64
p=·|v=BE	-.40 -.22 -.41 .00 -.46 -.34
p=·|v=BE|mid	-.33 -.18 -.29 .00 -.23 -.24
p=·|v=LIVE	-.27 -.20 -.69 .00 -.26 -.23
p=·|v=LIVE|mid	-.23 -.19 -.37 .00 -.21 -.20
p=·|v=none	-.73 -.61 .00 .00 -.50 -.58
p=·|v=none|far	-.73 -.61 .00 .00 -.50 -.58
p=–	-.13 .07 -.22 .00 -.87 -.40
p=–|v=none	.00 .04 -.16 .00 -.55 -.76
p=–|v=none|far	.00 .04 -.16 .00 -.55 -.76
p=—	-.00 -.05 -.67 .00 -.67 -.53
p=—|v=none	.06 .08 -.57 .00 -.58 -.44
p=—|v=none|far	.06 .08 -.57 .00 -.58 -.44
p=”	-.54 -.35 -.35 .00 -.02 -.41
p=”|v=none	-.40 -.35 -.35 .00 -.02 -.41
p=”|v=none|far	-.40 -.35 -.35 .00 -.02 -.41
p=•	-.59 -.56 -.74 .00 -.57 -.58
p=•|v=none	-.59 -.56 -.74 .00 -.57 -.58
p=•|v=none|far	-.59 -.56 -.74 .00 -.57 -.58
pl:last=krakowie	-.38 -.55 -.48 .00 -.40 -.36
pl:last=łodzi	-.60 -.46 -.45 .00 -.30 -.31
pl:vw=do	.30 -.56 -.43 .00 -.39 -.32
pl:vw=magister	-.53 -.59 -.45 .00 -.27 -.23
pl:vw=odznaczona	.22 -.49 -.40 .00 -.31 -.43
pl:vw=studia	-.44 -.13 -.49 .00 -.21 -.29
pl:vw=studia|p=AT	-.44 -.13 -.49 .00 -.21 -.29
pl:vw=zatrudniony	-.22 -.47 -.34 .00 -.48 -.32
pl:w+1=$	.13 -.35 -.77 .00 -.58 -.29
pl:w+1=(	-.72 -.57 -.91 .00 -.60 -.75
pl:w+1=,	-.50 -.21 -1.00 .00 -.45 -.99
pl:w+1=.	-.00 -.61 -.67 .00 -.68 -.52
pl:w+1=w	-.43 -.63 -.57 .00 -.53 -.31
pl:w+1=”	.36 -.45 -.45 .00 -.35 -.43
pl:w+1=•	-.28 -.26 -.37 .00 -.28 -.42
pl:w-1=,	.35 -.94 .11 .00 .04 -.77
pl:w-1=.	-.38 -.24 -.35 .00 -.41 -.45
pl:w-1=^	-.91 -.85 -1.07 .00 -.70 -.93
pl:w-1=na	-.69 -.15 -.47 .00 -.33 -.27
pl:w-1=w	-1.37 -.95 -.83 .00 -.67 -.64
pl:w-1=„	.36 -.45 -.45 .00 -.35 -.43
pl:w-1=•	-.25 -.20 -.40 .00 -.18 -.31
pl:w-2=^ ^	-.91 -.85 -1.07 .00 -.70 -.93
pt:last=cargo	-.47 -.24 -.55 .00 -.18 -.20
pt:last=gomes	-.58 -.32 -.31 .00 -.45 -.48
pt:last=lima	-.70 -.50 -.48 .00 -.68 .17
pt:last=univale	.71 -.49 -.42 .00 -.28 -.38
pt:last=zimmermann	-.63 -.52 -.52 .00 .35 -.68
pt:vw=entre	-.69 -.51 -.43 .00 -.44 -.26
pt:vw=entre|p=AT	-.35 -.28 -.24 .00 -.15 -.13
pt:vw=entre|p=word	-.56 -.47 -.31 .00 -.34 -.40
pt:vw=foi	.16 -.59 -.58 .00 -.50 -.54
pt:vw=vivo	-.44 -.27 .17 .00 .12 .21
pt:w+1=$	-.05 .08 .08 .00 -.42 -.39
pt:w+1=(	-.98 .39 -.67 .00 -.53 -.55
pt:w+1=,	-.22 -.21 -.20 .00 .29 -.08
pt:w+1=.	-.89 -.79 -.65 .00 -.83 -.22
pt:w+1=:	-.32 -.16 -.44 .00 -.23 -.29
pt:w+1=de	.35 -.57 -.48 .00 -.55 -.40
pt:w+1=desde	.49 -.40 .14 .00 -.55 -.20
pt:w+1=e	-.46 -.16 -.44 .00 -.46 .17
pt:w+1=em	-.86 .11 -.67 .00 -.70 -.53
pt:w+1=no	-.54 -.22 -.35 .00 -.26 -.22
pt:w+1=|	-.69 -.54 -.58 .00 -.55 -.55
pt:w+1=–	.30 -.04 .13 .00 -.29 -.51
pt:w-1=,	-1.23 .36 -.03 .00 -.62 -.10
pt:w-1=:	-.50 -.54 -.67 .00 -.55 -.75
pt:w-1=^	-.17 -.91 -1.09 .00 -.96 -1.11
pt:w-1=a	.05 -.47 -.55 .00 -.56 -.58
pt:w-1=da	-.15 -.74 -.62 .00 -.51 -.70
pt:w-1=de	-.81 -.57 .10 .00 -.71 -.56
pt:w-1=em	-.92 -.71 .38 .00 -.76 -.31
pt:w-1=na	.12 .20 -.37 .00 -.44 -.43
pt:w-1=no	.27 -.63 -.72 .00 -.44 -.28
pt:w-1=o	.16 -.38 -.43 .00 -.35 -.35
pt:w-1=|	-.01 -.30 -.51 .00 -.35 -.43
pt:w-1=–	-.08 .48 .21 .00 -.18 -.36
pt:w-1=•	-.29 -.30 -.36 .00 -.34 -.28
pt:w-2=^ ^	-.17 -.91 -1.09 .00 -.96 -1.11
r=degree-far	-.42 .95 -.70 .03 .23 -.24
r=degree-near	-1.59 .81 -.86 -.37 -.01 -.27
r=name-far	.06 -.01 -.12 -.23 .05 .49
r=name-near	-.11 -.50 -.02 .08 -.36 -.10
r=none	-.32 -.11 .12 -.17 -.05 -.48
r=role-far	.52 -.46 -.47 .03 .20 -.09
r=role-near	.00 -1.53 -.44 -.26 -.27 -1.22
ru:last=ссср	-.59 -.72 -.50 .00 -.25 -.47
ru:vw=жена	-.48 -.22 -.49 .00 -.07 .38
ru:vw=замужем	-.29 -.28 -.29 .00 -.52 -.51
ru:vw=окончил	-.57 .31 -.18 .00 -.29 -.14
ru:vw=окончил|p=word	-.57 .31 -.18 .00 -.29 -.14
ru:w+1=(	-.47 -.59 -.65 .00 -.59 -.65
ru:w+1=,	-1.30 .15 .23 .00 -.25 -.79
ru:w+1=.	-.63 -.45 -.46 .00 -.61 -.55
ru:w+1=/	-.49 -.37 -.46 .00 -.36 -.38
ru:w+1=:	-.51 -.36 -.60 .00 -.42 -.39
ru:w+1=«	-.56 -.53 -.22 .00 -.21 -.47
ru:w+1=»	.42 -.62 -.83 .00 -.54 -.61
ru:w+1=в	-.40 .29 -.35 .00 -.48 -.39
ru:w+1=и	-.51 -.45 -.37 .00 -.42 .10
ru:w+1=—	-.53 -.51 -.65 .00 -.65 -.57
ru:w-1=,	-.89 .02 .25 .00 .02 -.57
ru:w-1=/	-.56 -.41 -.52 .00 -.36 -.35
ru:w-1=:	-.47 -.56 .24 .00 -.59 -.57
ru:w-1=^	-1.05 -.02 -1.13 .00 -.90 -1.06
ru:w-1=«	.42 -.62 -.83 .00 -.54 -.61
ru:w-1=·	-.21 -.19 -.50 .00 -.19 -.30
ru:w-1=в	-.83 -.47 -.94 .00 -.57 -.53
ru:w-1=—	-.64 .17 -.38 .00 -.25 -.22
ru:w-2=^ ^	-1.05 -.02 -1.13 .00 -.90 -1.06
s=acronym	.31 .65 -.33 -.32 -.73 -.40
s=acronym|p=,	.26 .14 -.03 -.17 -.41 -.49
s=acronym|p=.	.21 -.34 -.13 .00 -.24 -.28
s=acronym|p=/	-.50 -.51 -.28 .00 -.16 -.24
s=acronym|p=:	.04 -.61 -.37 -.20 -.23 -.52
s=acronym|p=AND	-.07 -.52 .24 .00 -.35 -.38
s=acronym|p=AS	.07 -.35 -.24 -.13 -.15 -.39
s=acronym|p=AT	.00 .31 -.45 -.39 -.37 -.32
s=acronym|p=BE	.23 .00 .00 -.16 .00 .00
s=acronym|p=BY	-.50 -.25 -.22 .00 -.12 -.21
s=acronym|p=FROM	.51 -.02 -.39 .00 -.15 -.18
s=acronym|p=IN	-.68 -.68 -.66 .18 -.10 -.19
s=acronym|p=OF	-.09 .41 -.32 -.14 -.34 -.35
s=acronym|p=TO	-.05 -.23 -.15 -.13 -.19 -.28
s=acronym|p=number	-1.04 -.84 -.24 -.28 -.18 -.22
s=acronym|p=start	.81 .10 -.62 .00 -.58 -.85
s=acronym|p=word	-.07 -.13 -.88 -.62 -.90 -.10
s=acronym|p=|	.14 -.47 -.19 .00 -.13 -.17
s=acronym|p=·	-.31 -.57 -.22 .00 -.07 -.12
s=acronym|p=–	-.66 .29 -.38 .00 -.10 -.20
s=acronym|p=—	-.39 .34 -.19 .00 -.18 -.23
s=acronym|v=BE	.27 -.96 .32 -.59 -.25 -.75
s=acronym|v=BECOME	-.16 -.27 -.16 .00 -.16 -.21
s=acronym|v=BORN	.41 -.34 -.21 -.43 -.44 -.21
s=acronym|v=FOUND	-.01 -.27 .00 .00 -.29 .00
s=acronym|v=GRAD	-.07 .40 -.23 .00 -.17 -.21
s=acronym|v=HAVE	-.65 .26 -.38 -.18 -.13 -.32
s=acronym|v=JOIN	.09 -.21 .24 -.22 -.18 -.28
s=acronym|v=LEAD	.24 -.56 -.29 -.25 -.33 -.28
s=acronym|v=LEAVE	-.14 -.24 -.80 -.21 -.71 -.45
s=acronym|v=LIVE	-.23 -.28 -.27 .24 .00 .00
s=acronym|v=MARRY	-.47 .12 -.30 -.25 -.82 .22
s=acronym|v=STUDY	-.79 .07 -.20 -.23 -.12 -.12
s=acronym|v=TEACH	.71 .29 -.15 .00 -.16 -.18
s=acronym|v=WIN	.13 -.48 -.25 .00 -.13 -.30
s=acronym|v=WORK	-.06 -.78 .14 .21 -.13 -.26
s=acronym|v=none	.19 .02 -1.06 -1.02 -.63 -1.41
s=award	-.98 -.54 -.64 -.31 -.64 -.37
s=award|p=,	-.31 -.33 -.27 .00 -.24 -.46
s=award|p=AND	-.23 .00 .00 .00 .00 .00
s=award|p=AT	-.17 .13 -.26 .00 -.29 -.18
s=award|p=BE	-.58 -.44 -.40 .00 -.41 -.35
s=award|p=IN	-.50 -.48 -.37 .00 -.11 -.17
s=award|p=OF	.25 .31 .00 -.16 .00 -.13
s=award|p=number	-.38 -.33 -.25 -.21 -.19 -.21
s=award|p=start	-.83 -.63 -.24 -.32 -.49 -.81
s=award|p=word	-.90 -.89 -.36 -.44 -.44 .08
s=award|v=BE	-.53 -.55 -.30 .00 -.63 -.38
s=award|v=BORN	-.36 -.33 -.32 -.33 -.35 -.26
s=award|v=GRAD	-.47 -.57 -.19 -.31 -.15 -.30
s=award|v=HAVE	.10 -.45 -.17 .00 -.21 -.36
s=award|v=JOIN	-.48 -.40 -.32 .00 -.33 -.45
s=award|v=WIN	-.57 .03 -.19 -.13 -.15 -.21
s=award|v=WORK	-.47 -.54 -.15 .00 -.39 -.23
s=award|v=none	-.39 -.73 -.58 -.32 -.71 -.08
s=brand	.01 -.05 -.80 -.52 -.14 -.03
s=brand|p=,	-.17 .21 -.41 .00 -.73 -.57
s=brand|p=.	.03 -.13 -.15 .00 .12 .35
s=brand|p=:	-.47 -.49 -.45 .00 -.58 -.46
s=brand|p=AND	-.56 -.44 -.56 -.18 -.47 .21
s=brand|p=AS	-.54 .00 -.15 .00 .00 .00
s=brand|p=AT	.01 .23 -.36 -.17 -.85 -.40
s=brand|p=BE	.00 -.35 .00 .00 .00 -.13
s=brand|p=BY	-.13 .00 .00 .00 .11 .00
s=brand|p=FROM	-.14 -.33 -.37 .00 -.24 -.20
s=brand|p=IN	-.45 .00 .00 .00 .00 .00
s=brand|p=KIN	.00 .00 .00 .00 -.17 .30
s=brand|p=OF	.02 -.60 -.20 -.27 -.41 -.38
s=brand|p=TO	-1.02 -.26 -.29 .00 .40 .00
s=brand|p=number	-.09 -.71 -.20 .00 -.49 -.36
s=brand|p=start	-.23 -.81 -.38 -.12 -1.05 -.93
s=brand|p=word	.43 .06 -.56 -.74 -.98 -.22
s=brand|p=|	-.52 -.34 -.25 .00 -.16 -.10
s=brand|v=BE	.20 -.38 -.18 .00 -.04 .20
s=brand|v=BECOME	.21 -.38 -.36 .00 -.49 -.30
s=brand|v=BORN	-.16 .00 .00 -.46 .00 .00
s=brand|v=FOUND	-.34 -.12 -.29 -.21 .00 .00
s=brand|v=GRAD	-.37 .24 -.16 -.14 -.18 -.11
s=brand|v=HAVE	-.54 -.55 -.32 .00 -.25 -.44
s=brand|v=JOIN	.13 -.71 -.55 -.23 -.36 -.15
s=brand|v=LEAD	-.37 -.36 -.23 -.17 -.38 -.35
s=brand|v=LEAVE	.11 .00 .00 -.09 -.29 -.17
s=brand|v=LIVE	.27 -.40 -.64 .00 -.26 .35
s=brand|v=MARRY	.00 .00 .00 .00 .13 -.30
s=brand|v=STUDY	-.57 .18 -.32 .00 -.18 -.16
s=brand|v=TEACH	-.21 .00 .00 .00 .00 .00
s=brand|v=WORK	-.27 -.36 -.17 -.18 -.25 -.23
s=brand|v=none	.32 -.24 -.55 -.22 -.27 -1.27
s=many	.21 .12 -.67 -.28 -.01 -.11
s=many|p='	-.35 -.58 .00 -.18 .00 .00
s=many|p=)	-.04 -.13 -.36 -.20 -.50 -.44
s=many|p=,	.10 -.10 -.77 .00 -.38 -.28
s=many|p=-	.92 .11 -.21 .34 -.28 -.42
s=many|p=.	.21 -.33 -.20 .00 -.11 .20
s=many|p=/	-.37 -.18 -.28 .00 -.32 -.27
s=many|p=:	-.61 -.89 -.67 -.57 -.94 -.96
s=many|p=AND	.02 -.13 -.82 -.21 -1.03 -.51
s=many|p=AS	-.00 .11 -.25 -.44 -.35 -.54
s=many|p=AT	-.43 .12 -.48 -.51 -.06 -.20
s=many|p=BE	-.46 -.65 -.23 -.18 -.83 -.76
s=many|p=BY	-.29 -.50 -.43 .00 -1.01 .06
s=many|p=FROM	-.48 .02 -.00 -.29 -.18 -.22
s=many|p=IN	.43 -.18 -.53 .28 -.38 -.46
s=many|p=KIN	.05 -.27 -.19 -.25 -.09 -.06
s=many|p=OF	.18 -.01 -.69 -.09 .30 -.16
s=many|p=TO	.01 -.33 .14 -.22 .28 -.75
s=many|p=number	-.00 -.38 -.35 -.40 -.53 -.78
s=many|p=start	-.27 -.26 -.84 -.74 -.47 -.04
s=many|p=word	.05 -.08 -.46 -.54 -.64 -.21
s=many|p=|	.34 -.64 -.19 .00 -.22 -.29
s=many|p=©	-.44 -.76 -.49 .00 -.56 -.51
s=many|p=·	-.59 -.38 -.58 .00 -.25 -.34
s=many|p=–	.10 .04 -.50 .00 -.39 -.54
s=many|v=BE	-.26 -.04 -.01 -.29 .07 .06
s=many|v=BECOME	.03 .00 -.28 -.41 .00 -.16
s=many|v=BORN	-.12 -.04 -.94 -.08 -.69 -.61
s=many|v=DIE	-.12 -.19 -.45 .00 -.42 -.30
s=many|v=FOUND	-.33 -.47 -.39 -.30 .23 .14
s=many|v=GRAD	-.05 .25 -.35 -.28 -.30 -.41
s=many|v=HAVE	-.17 -.52 -.83 .00 -.53 -.56
s=many|v=JOIN	-.01 -.28 -.81 -.21 -.68 -.79
s=many|v=LEAD	.19 -.73 -.46 -.25 -.67 -.48
s=many|v=LEAVE	.13 -.64 -.07 -.44 -.73 .26
s=many|v=LIVE	-.09 .04 -.39 -.15 -1.03 -.46
s=many|v=MARRY	.45 -.09 -.22 -.16 .02 -.69
s=many|v=SPEAK	-.15 -.32 -.23 .00 -.28 -.26
s=many|v=STUDY	-.27 .56 -.23 -.50 -.35 -.43
s=many|v=TEACH	.66 -.60 -.21 -.10 -.46 -.44
s=many|v=WIN	.09 .17 -.25 -.36 -.34 -.34
s=many|v=WORK	.23 -.04 -.60 -.46 -1.01 -.73
s=many|v=none	.13 -.50 -.47 .07 -.28 -.09
s=one	-.19 -.32 .03 -.12 -.17 -.12
s=one|p=&	-.39 -.37 -.42 -.23 .00 .00
s=one|p='	.03 .04 -.38 -.54 -.48 -.55
s=one|p=)	.05 -1.19 -.77 -.51 -.05 -.11
s=one|p=*	-.07 -.38 -.61 .00 -.46 -.57
s=one|p=,	-.23 -.40 .22 -.15 -.02 -.02
s=one|p=-	-.53 -.74 -.67 -.44 -.42 .17
s=one|p=.	-.31 -.61 -.10 -.45 .19 -.38
s=one|p=/	-.03 -.71 -.54 -.27 -.39 -.45
s=one|p=:	.27 -.51 .02 -.45 -.67 -.23
s=one|p=;	-.14 .00 -.24 .00 .00 .00
s=one|p=AND	-.06 .09 .09 -.59 .05 .66
s=one|p=AS	-.06 -.78 .08 -.52 -.77 -.81
s=one|p=AT	-.03 .01 .06 -.07 -.72 -.49
s=one|p=BE	-.39 .20 -.64 -.63 .09 .02
s=one|p=BY	.14 -.45 -.62 -.13 .24 -.70
s=one|p=FROM	.26 -.46 -.50 .38 -.60 -.68
s=one|p=IN	-.85 -.19 .04 -.14 -.83 -.88
s=one|p=KIN	-.72 -.43 -.81 -.44 .08 -.22
s=one|p=OF	-.10 -.23 -.15 .27 -.24 .01
s=one|p=TO	.08 -.28 -.27 -.07 -.37 -.05
s=one|p=WHO	-.36 .00 -.31 .00 -.31 .00
s=one|p=[	-.43 -.36 -.49 .00 -.35 -.38
s=one|p=]	-.24 .00 .00 .00 .00 .00
s=one|p=number	-.18 -1.28 -.20 .09 -.74 -1.17
s=one|p=start	-.03 -.65 -.47 .00 -.27 -.23
s=one|p=word	.10 -.61 -.22 .14 -.22 -.01
s=one|p=|	-1.27 -.43 -.26 .00 -.52 -.58
s=one|p=·	-.72 -.48 -.56 .00 -.53 -.58
s=one|p=–	.16 .26 -.10 .00 -.53 -.12
s=one|p=—	-.65 .25 -.41 .00 -.32 -.22
s=one|p=”	-.26 .00 .00 .00 .08 -.33
s=one|p=•	-.61 -.49 -.68 .00 -.48 -.61
s=one|v=BE	.25 -.41 -.25 -.12 -.40 -.11
s=one|v=BECOME	.45 -.37 -.24 -.65 -.48 -.33
s=one|v=BORN	-.30 -.72 -.69 .12 -.12 -.03
s=one|v=DIE	-.19 -.23 .23 -.17 -.07 -.43
s=one|v=FOUND	.41 -.70 .10 -.21 -.19 -.44
s=one|v=GRAD	.04 .19 -.18 -.05 -.62 -.53
s=one|v=HAVE	-.56 -.17 -.01 -.42 -.66 -.16
s=one|v=JOIN	-.10 .05 .08 .05 -.44 .20
s=one|v=LEAD	-.21 -.73 -.40 -.38 -.12 -.00
s=one|v=LEAVE	-.09 -.51 .20 -.43 -.05 .19
s=one|v=LIVE	-.49 -.60 .17 -.37 -.05 -.05
s=one|v=MARRY	-.26 -.28 .01 -.49 .14 .17
s=one|v=SPEAK	-.62 -.69 -.86 .00 -.83 -.92
s=one|v=STUDY	-.21 -.12 -.17 -.45 -.71 -.23
s=one|v=TEACH	-.21 -.01 -.50 -.40 -.56 -.21
s=one|v=WIN	.09 -.88 -.68 -.14 -.85 -.62
s=one|v=WORK	-.08 -1.06 -.11 -.12 -1.07 -.13
s=one|v=none	-.42 -.31 -.02 .08 -.19 -.24
s=org	.39 .13 -.15 -.24 -.52 -.64
s=org|p='	-.35 -.36 -.26 -.18 -.41 -.31
s=org|p=)	.48 -.02 -.28 .00 -.27 -.10
s=org|p=,	.10 .06 -1.13 -.33 -.15 -.21
s=org|p=-	.51 .14 -.17 .00 -.10 -.14
s=org|p=.	.43 -.30 -.19 -.21 -.53 -.57
s=org|p=:	.31 -.56 -.63 .00 -.24 -.38
s=org|p=AND	.24 .39 -.06 -.21 -.74 -.83
s=org|p=AS	-.03 -.52 -.37 .00 -.14 -.13
s=org|p=AT	-.04 -.25 -.89 -.39 -.55 -.36
s=org|p=BE	-.11 -.78 -.27 -.42 -.33 -.53
s=org|p=BY	.25 -.28 -.26 .00 -.50 -.30
s=org|p=FROM	-.09 -.49 -.61 -.19 -.15 -.19
s=org|p=IN	.17 -.34 -.10 -.24 -.20 -.16
s=org|p=OF	-.36 -.19 -.10 .13 -.82 -.22
s=org|p=TO	-.43 -.06 .37 -.40 .01 -.45
s=org|p=number	.14 .02 -.50 -.28 -.19 -.15
s=org|p=start	.56 -.21 -1.00 -.13 -.59 -1.17
s=org|p=word	.12 .28 -.15 -.04 -.96 -.52
s=org|p=|	-.31 -.55 -.27 .00 -.11 -.11
s=org|p=·	-.62 -.45 -.59 .00 -.13 -.27
s=org|p=–	-.61 -.61 -.60 .00 -.12 -.15
s=org|v=BE	-.07 -.25 -.93 -.43 -1.17 -.15
s=org|v=BECOME	-.33 -.58 -.77 -.18 -.45 -.25
s=org|v=BORN	.24 -.25 .13 .09 -.46 -.16
s=org|v=DIE	-.09 -.34 -.27 -.25 -.44 -.21
s=org|v=FOUND	.69 -.47 -.52 -.50 -.46 -.16
s=org|v=GRAD	.41 .05 -.10 -.40 -.20 -.15
s=org|v=HAVE	-.02 -.30 -.57 .00 -.12 -.17
s=org|v=JOIN	.11 -.11 -.28 -.28 -.25 -.33
s=org|v=LEAD	-.37 -.73 -.50 -.32 -.46 -.36
s=org|v=LEAVE	.08 -.95 -.19 -.44 -.75 -.35
s=org|v=LIVE	.58 -.37 .26 .10 -.38 -.11
s=org|v=MARRY	.08 -.14 -.27 -.25 .04 -.23
s=org|v=STUDY	.33 .47 -.42 .00 -.15 -.15
s=org|v=TEACH	-.15 -.15 -.14 -.10 -.23 -.13
s=org|v=WIN	-.38 -.48 -.42 -.21 -.14 -.12
s=org|v=WORK	.11 -.37 -.52 -.34 -.35 -.35
s=org|v=none	.06 .08 -.22 -.87 -.56 -.74
s=place	-.54 -.12 .67 .51 -.33 -.59
s=place|p=,	-.96 -.31 .32 .42 -1.17 -.96
s=place|p=.	.00 .00 .00 -.24 .00 -.21
s=place|p=AND	-.94 -.44 .48 -.35 .20 -.10
s=place|p=AS	-.40 .00 .00 .00 .00 .00
s=place|p=AT	.40 .04 -.24 -.29 -.26 -.42
s=place|p=BE	-.47 -.18 -.29 .35 -.24 -.15
s=place|p=BY	-.44 .00 .00 .29 -.54 .00
s=place|p=FROM	-.86 -.29 -.13 .14 -.38 -.33
s=place|p=IN	-1.02 -.39 -.54 -.42 -.28 -.25
s=place|p=KIN	.00 .00 -.25 -.18 .36 .04
s=place|p=OF	-1.07 -.62 -.10 -.19 -.31 -.58
s=place|p=TO	-.37 -.89 .39 .01 -.59 -.27
s=place|p=number	.18 -.53 -.47 .00 -.29 -.34
s=place|p=start	-.47 -.79 .64 .26 -.19 -.34
s=place|p=word	-.08 .40 .70 .47 -.01 -1.05
s=place|v=BE	-.27 -.59 .02 .19 -.64 -1.06
s=place|v=BECOME	-.55 .00 .40 -.54 .00 -.18
s=place|v=BORN	-.80 -.62 .19 .34 -1.28 -.23
s=place|v=DIE	-.29 .00 -.34 .02 .00 -.25
s=place|v=FOUND	.01 .00 .05 .27 -.40 -.09
s=place|v=GRAD	-.30 -.12 -.31 -.52 -.25 -.16
s=place|v=HAVE	-.32 -.38 .09 -.18 -.28 -.44
s=place|v=JOIN	-.25 -.06 .10 -.57 -.34 -.42
s=place|v=LEAD	-.93 -.31 .09 .00 -.20 .37
s=place|v=LEAVE	-.66 -.13 .34 -.15 -.41 -.20
s=place|v=LIVE	-.80 -.61 -.07 .04 -.51 -.28
s=place|v=MARRY	-.20 -.38 -.38 -.17 -.00 -.65
s=place|v=STUDY	-.44 -.64 .11 -.37 -.15 -.35
s=place|v=TEACH	-.83 -.63 -.04 -.30 -.26 -.19
s=place|v=WIN	-.50 -.21 -.27 .00 -.20 -.11
s=place|v=WORK	-.11 -.43 .00 -.05 -.25 -.27
s=place|v=none	-.29 .42 .45 .43 -.58 -.78
s=school	.34 .99 -.78 -.56 -.58 -.66
s=school|p='	-.41 -.09 -.18 .00 -.18 -.24
s=school|p=,	.39 .36 -.48 -.23 -.42 -.49
s=school|p=.	.03 -.42 -.34 .00 -.31 -.13
s=school|p=:	.08 -.53 -.33 .00 -.14 -.38
s=school|p=AND	.33 .11 -.39 -.24 -.17 -.30
s=school|p=AS	.60 .28 -.10 .00 -.03 -.04
s=school|p=AT	.20 -.18 -.26 -.20 -.29 -.36
s=school|p=BE	-.13 .07 -.13 -.18 -.20 -.14
s=school|p=BY	.18 .30 .00 .00 .00 .00
s=school|p=FROM	-.65 .86 -.65 -.50 -.16 -.18
s=school|p=IN	.12 .41 -.44 .00 .00 .00
s=school|p=OF	-.45 -.05 -.17 -.47 -.37 -.18
s=school|p=TO	.17 .49 -.81 -.27 -.37 -.59
s=school|p=number	.08 .13 -.17 .00 -.17 -.28
s=school|p=start	.12 .28 -.38 .00 -.52 -1.02
s=school|p=word	-.24 .52 -.53 -.21 -.92 -.50
s=school|p=|	.11 -.58 -.05 .00 -.04 -.05
s=school|v=BE	.65 .19 -.55 .00 -.35 -.46
s=school|v=BECOME	.31 .38 -.14 .00 -.32 -.17
s=school|v=BORN	.60 -.08 -.47 -.38 -.61 -.17
s=school|v=DIE	.17 -.16 -.19 .00 -.22 -.20
s=school|v=FOUND	.11 -.42 -.27 .00 -.30 -.28
s=school|v=GRAD	-.24 -.07 -.28 -.45 -.22 -.25
s=school|v=HAVE	-.49 .19 -.08 .00 -.06 -.19
s=school|v=JOIN	.61 -.31 -.69 -.19 -.26 -.06
s=school|v=LEAD	.35 .25 -.21 .00 -.24 -.18
s=school|v=LEAVE	-.53 .13 -.51 -.11 -.55 -.17
s=school|v=LIVE	-.67 .17 -.24 -.16 -.19 -.17
s=school|v=MARRY	.00 .00 -.15 -.11 -.40 .00
s=school|v=STUDY	-.49 .66 -.55 -.28 -.23 -.23
s=school|v=TEACH	.25 -.77 -.34 -.24 -.32 -.35
s=school|v=WIN	-.47 .16 -.09 .00 -.03 -.04
s=school|v=WORK	.15 .28 -.30 .00 -.49 -.13
s=school|v=none	-.19 .59 -.47 .00 -.41 -.70
s=two	-.03 .07 -.08 -.19 .13 .05
s=two|p='	-.35 -.28 -.26 .00 .24 .26
s=two|p=)	-.08 .18 -.37 .00 -.66 -.86
s=two|p=,	-.07 .18 -.94 .05 -.26 -.07
s=two|p=-	-1.09 -.42 -.33 .00 -.33 -.52
s=two|p=.	-1.39 -.61 -.69 -.48 -.34 -.21
s=two|p=/	-.51 -.35 -.39 .00 -.29 -.34
s=two|p=:	-.20 -.31 -1.26 -.25 -.03 -.06
s=two|p=AND	-.19 -.53 -.35 -.45 -.11 -.30
s=two|p=AS	-.27 -.54 -.81 -.45 -.05 .26
s=two|p=AT	.31 -.25 -1.08 -.13 -.06 -.54
s=two|p=BE	.14 -.03 -.69 .20 -.26 -.49
s=two|p=BY	-.37 -.20 -.60 .02 -.02 .09
s=two|p=FROM	.07 .34 .27 -.18 -.73 -.68
s=two|p=IN	.16 -.11 .14 -.14 -.17 -.51
s=two|p=KIN	-1.03 -.45 -.57 -.39 .05 .52
s=two|p=OF	.04 .04 -.06 -.13 -.48 -.33
s=two|p=TO	-.23 .17 .50 -.58 -.23 .03
s=two|p=WHO	-.39 .00 .00 .00 .00 -.40
s=two|p=number	-.15 -.09 -.92 -.33 -.23 .02
s=two|p=start	-.30 -.29 -.11 -.36 -.19 -.15
s=two|p=word	-.25 -.02 -.06 -.73 .20 -.24
s=two|p=|	.41 -.65 -.72 .00 -.60 -.63
s=two|p=·	-.45 -.54 .03 .00 -.63 -.58
s=two|p=–	-.71 -.85 -.68 .00 -.66 -.51
s=two|p=—	.17 -.98 -.54 .00 -.54 -.57
s=two|v=BE	-.12 -.51 -.16 -.29 -.10 -.30
s=two|v=BECOME	-.70 -.04 -.28 .00 .02 -.44
s=two|v=BORN	-.03 -.70 .34 .12 .02 -.59
s=two|v=DIE	-.64 -.37 -.61 -.25 .10 .26
s=two|v=FOUND	-.09 -.80 -.89 .04 -.18 -.07
s=two|v=GRAD	-.60 -.03 -.25 -.75 -.70 -.58
s=two|v=HAVE	.32 .29 -.65 .00 -.75 .22
s=two|v=JOIN	.17 -.55 -.29 -.51 -.10 -.18
s=two|v=LEAD	-.04 -.08 -.78 -.46 -.42 -.17
s=two|v=LEAVE	-.06 .05 -1.01 -.65 -.12 -.47
s=two|v=LIVE	-.20 .01 .34 .16 -.01 .23
s=two|v=MARRY	-.30 -.70 -.45 -.44 .06 .05
s=two|v=SPEAK	.47 -.23 -.30 -.21 -.41 -.36
s=two|v=STUDY	-.38 .20 -.22 -.09 -.85 -.71
s=two|v=TEACH	-.21 -.86 -.35 -.27 -.04 -.35
s=two|v=WIN	-.34 -.09 -.17 -.32 -.75 -.52
s=two|v=WORK	-.25 -.21 -.61 -.53 -.01 -.12
s=two|v=none	.18 .08 -.38 -.87 -.16 -.16
short	-.09 -.85 -.37 .35 -.34 .09
sv:last=ludvika	.28 -.24 -.36 .00 -.24 -.31
sv:last=svenska	-.45 -.42 -.30 .00 -.41 -.37
sv:vw=gick	-.66 .01 -.35 .00 -.45 -.30
sv:vw=tidigare	-.24 -.66 -.50 .00 -.37 -.35
sv:vw=tidigare|p=AT	-.24 -.66 -.50 .00 -.37 -.35
sv:vw=utbildning	-.79 -.47 -.57 .00 -.33 -.51
sv:vw=utbildning|p=,	-.51 -.37 -.42 .00 -.28 -.44
sv:vw=vikariat	-.06 -.42 -.44 .00 -.45 -.40
sv:vw=vikariat|p=,	-.00 -.36 -.39 .00 -.44 -.38
sv:vw=är	-.52 -.49 .34 .00 -.60 -.48
sv:w+1=$	.20 -.20 -.28 .00 -.28 -.20
sv:w+1=(	-.46 -.23 -.57 .00 -.37 -.43
sv:w+1=,	.17 -1.01 -.94 .00 -.08 -.74
sv:w+1=.	-.00 -.58 -1.11 .00 -.75 -.59
sv:w+1=i	-.15 -.22 -.70 .00 .08 -.67
sv:w+1=och	-.71 .32 -.50 .00 -.56 -.48
sv:w+1=på	-.66 -.43 -.56 .00 -.35 -.37
sv:w+1=universitet	-.63 -.38 -.70 .00 -.30 -.52
sv:w+1=|	-.58 -.20 -.62 .00 -.25 -.32
sv:w-1=,	-.03 -.97 -.98 .00 -.80 -.77
sv:w-1=:	-.48 -.38 -.52 .00 -.53 -.48
sv:w-1=^	-1.15 -.68 -1.23 .00 -.89 -1.11
sv:w-1=i	-.09 -.68 .58 .00 -.46 -.44
sv:w-1=på	.51 .23 -.85 .00 -.53 -.63
sv:w-1=vid	.12 .22 -.81 .00 -.63 -.52
sv:w-1=|	-.69 -.25 -.51 .00 -.22 -.32
sv:w-1=·	-.35 -.32 -.44 .00 -.31 -.34
sv:w-2=^ ^	-1.15 -.68 -1.23 .00 -.89 -1.11
tr:last=bölümü	-.68 -.51 -.44 .00 -.50 -.48
tr:last=dr	-.25 -.17 -.40 .00 -.42 -.44
tr:last=hastanesi	.53 -.60 -.23 .00 -.29 -.15
tr:last=kuruoğlan	-.63 -.63 -.65 .00 -.20 -.91
tr:last=müzesi	.70 -.29 -.29 .00 -.19 -.10
tr:last=üniversitesi	-.71 -.14 -.18 .00 -.32 -.37
tr:vw=bilimci	.24 -.50 -.56 .00 -.44 -.45
tr:w+1=$	-.71 -.20 -.49 .00 -.36 -.35
tr:w+1='ta	.24 .44 -.44 .00 -.27 -.45
tr:w+1=(	-.15 -.65 -.80 .00 -.47 -.68
tr:w+1=,	.65 -.00 -.93 .00 -.68 -.02
tr:w+1=-	.24 -.41 .34 .00 -.62 -.53
tr:w+1=.	-.33 -.26 -.66 .00 -.66 -.58
tr:w+1=:	-.57 -.41 -.64 .00 -.40 -.61
tr:w+1=müdürlüğüne	.22 -.33 -.59 .00 -.52 -.24
tr:w+1=|	-.08 -.49 -.53 .00 -.44 -.42
tr:w+1=·	-.45 -.37 -.74 .00 -.35 -.33
tr:w-1=,	.06 .01 -.22 .00 -.84 -.91
tr:w-1=-	-.20 -.21 -.17 .00 -.21 -.27
tr:w-1=.	-.84 -.32 -.51 .00 -.57 -.69
tr:w-1=/	-.29 -.14 -.25 .00 -.25 -.16
tr:w-1=:	-.84 -.61 -.82 .00 -.37 -.61
tr:w-1=^	-1.04 -.02 .06 .00 -.85 -.78
tr:w-1=arasında	.70 -.46 -.52 .00 -.48 -.20
tr:w-1=de	.31 -.06 -.38 .00 -.34 -.26
tr:w-1=|	-.69 -.27 -.18 .00 -.21 -.17
tr:w-1=·	-.51 -.38 -.72 .00 -.51 -.43
tr:w-2=' de	.31 -.06 -.38 .00 -.34 -.26
tr:w-2=^ ^	-1.04 -.02 .06 .00 -.85 -.78
tr:w-2=dr .	-.61 -.31 -.41 .00 -.46 -.56
uk:last=верещак	-.43 -.38 -.36 .00 .24 -.52
uk:last=вінницький	-.54 -.37 -.50 .00 -.42 -.45
uk:vw=дружина	-.14 -.22 -.31 .00 -.08 -.16
uk:vw=працювала	-.59 -.48 -.54 .00 -.56 -.38
uk:w+1=$	.10 -.74 -.70 .00 -.49 -.33
uk:w+1=(	-.36 -.48 -.44 .00 -.43 -.37
uk:w+1=,	-1.25 -.72 -.82 .00 -.64 -.92
uk:w+1=.	-.57 -.47 -.59 .00 -.57 -.39
uk:w+1=|	-.50 -.39 -.74 .00 -.37 -.45
uk:w+1=·	-.49 -.23 .25 .00 -.36 -.35
uk:w+1=»	.35 -.33 -.51 .00 -.45 -.49
uk:w+1=національний	-.37 -.43 -.49 .00 -.28 -.43
uk:w+1=університет	-.55 -.44 -.61 .00 -.40 -.36
uk:w-1=,	-.78 -.55 -.82 .00 -.71 -.76
uk:w-1=^	-.90 -.74 -.25 .00 -.78 -.85
uk:w-1=|	-.69 -.49 -.36 .00 -.25 -.29
uk:w-1=«	.35 -.33 -.51 .00 -.45 -.49
uk:w-1=·	-.37 -.31 -.57 .00 -.29 -.26
uk:w-1=в	-.95 -.73 -.81 .00 -.74 -.29
uk:w-1=імені	-.72 -.63 -.76 .00 -.56 -.58
uk:w-2=^ ^	-.90 -.74 -.25 .00 -.78 -.85
v2=BECOME|v=FOUND	-.61 -.21 .00 .00 .07 .00
v2=BECOME|v=GRAD	.58 .00 .00 -.14 .00 .00
v2=BECOME|v=JOIN	-.51 .00 -.58 -.20 .00 .00
v2=BECOME|v=LEAD	.25 .00 -.14 .00 .00 .00
v2=BECOME|v=LIVE	.00 .00 -.76 .00 .00 .00
v2=BECOME|v=MARRY	.00 .00 .00 .00 -.38 .00
v2=BECOME|v=TEACH	.47 -.38 -.32 .00 .00 .00
v2=BECOME|v=WORK	.20 -.59 -.36 .00 -.32 -.32
v2=BORN|v=DIE	-.19 .00 .00 -.07 .00 .00
v2=BORN|v=FOUND	-.50 .00 .10 -.24 -.39 .00
v2=BORN|v=GRAD	-.75 .28 -.52 -.60 -.38 -.22
v2=BORN|v=JOIN	-.57 -.61 .28 -.44 -.40 -.53
v2=BORN|v=LEAD	-.33 .00 -.23 -.35 .00 .00
v2=BORN|v=LEAVE	.54 .00 -.85 -.20 .12 .00
v2=BORN|v=LIVE	.03 .01 .55 .66 -.35 -.21
v2=BORN|v=MARRY	.00 -.20 .00 -.43 .25 -.63
v2=BORN|v=STUDY	-.44 .04 .02 -.84 -.14 -.23
v2=BORN|v=TEACH	.33 .00 -.31 -.27 .00 .00
v2=BORN|v=WIN	.00 .00 .00 -.34 .00 .00
v2=BORN|v=WORK	.53 .00 -.36 -.59 .14 .00
v2=DIE|v=BORN	-.38 .00 .00 .00 -.53 .49
v2=DIE|v=JOIN	.00 .00 .25 .00 .00 .00
v2=DIE|v=LIVE	.00 .00 .00 .00 .00 -.28
v2=DIE|v=MARRY	.00 .00 -.20 .00 -.21 .12
v2=FOUND|v=BECOME	.25 .00 .00 .00 .00 .00
v2=FOUND|v=BORN	.00 .00 .00 -.20 .00 .00
v2=FOUND|v=GRAD	-.67 .27 .00 .00 .00 .00
v2=FOUND|v=JOIN	-.25 -.55 -.51 .00 -.38 -.41
v2=FOUND|v=LEAD	.31 -.29 -.25 .00 .00 .23
v2=FOUND|v=LEAVE	-.13 -.30 .04 .00 -.28 .30
v2=FOUND|v=LIVE	.17 .00 .00 .00 .00 .00
v2=FOUND|v=MARRY	-.32 -.16 -.40 -.17 .84 -.17
v2=FOUND|v=STUDY	-.28 .45 -.17 .00 .00 .00
v2=FOUND|v=TEACH	-.81 -.26 -.31 .00 -.22 -.19
v2=FOUND|v=WIN	.47 -.13 -.13 .00 -.41 -.18
v2=FOUND|v=WORK	.21 .00 -.42 -.24 .00 .00
v2=GRAD|v=JOIN	.68 .24 .18 -.22 -.32 -.18
v2=GRAD|v=LIVE	-.43 .00 .29 .14 .00 .00
v2=GRAD|v=STUDY	-.46 .13 .18 .13 -.32 -.33
v2=GRAD|v=TEACH	.15 -.25 -.26 .00 -.17 -.12
v2=GRAD|v=WORK	.52 -.08 -.02 -.25 -.43 -.10
v2=JOIN|v=BECOME	-.40 -.31 -.53 .00 -.34 -.31
v2=JOIN|v=DIE	.00 .00 .00 .00 .00 -.22
v2=JOIN|v=FOUND	.27 .00 -.33 -.32 .00 .00
v2=JOIN|v=GRAD	-.34 -.37 -.54 -.12 -.29 -.24
v2=JOIN|v=LEAD	-.48 -.76 -.76 .00 -.87 -.64
v2=JOIN|v=LEAVE	-.04 .23 -.43 -.26 -.13 -1.01
v2=JOIN|v=LIVE	.00 .00 -.10 -.72 .00 .00
v2=JOIN|v=MARRY	.00 .00 -.45 -.16 -.07 .00
v2=JOIN|v=STUDY	.18 .33 -.75 .00 -.22 -.16
v2=JOIN|v=TEACH	.54 -.44 .26 .00 -.18 -.14
v2=JOIN|v=WIN	.00 .00 -.10 .00 .00 -.13
v2=JOIN|v=WORK	.28 -.44 .01 -.07 -.54 -.37
v2=LEAD|v=FOUND	-.27 -.18 -.39 .00 -.43 -.22
v2=LEAD|v=LEAVE	.22 -.29 -.17 -.12 -.19 -.17
v2=LEAD|v=MARRY	.10 -.23 -.38 .00 -.08 -.27
v2=LEAD|v=WORK	-.66 .00 .00 .00 .00 -.44
v2=LEAVE|v=BECOME	.78 .00 .00 .00 -.37 .00
v2=LEAVE|v=BORN	.00 .00 .62 -.42 .00 .00
v2=LEAVE|v=DIE	.00 .00 .00 .00 .00 .28
v2=LEAVE|v=FOUND	-.20 -.20 -.40 .00 -.60 -.45
v2=LEAVE|v=GRAD	.14 -.37 .46 .00 -.28 -.15
v2=LEAVE|v=JOIN	.21 -.66 -.21 .00 -.53 -.24
v2=LEAVE|v=LEAD	-.56 -.28 -.29 -.23 -.53 -.17
v2=LEAVE|v=LIVE	-.48 -.41 .12 -.95 -.18 -.10
v2=LEAVE|v=MARRY	-.27 -.26 -.21 -.26 .13 .09
v2=LEAVE|v=STUDY	-.59 .09 -.66 .00 .00 .00
v2=LEAVE|v=TEACH	.00 .00 -.09 -.28 -.06 .00
v2=LEAVE|v=WORK	.02 -.42 -.06 .00 -.16 -.42
v2=LIVE|v=BECOME	-.47 .00 .00 -.38 .00 -.19
v2=LIVE|v=DIE	-.52 .00 -.40 .00 .00 .00
v2=LIVE|v=FOUND	-.82 .00 -.54 -.23 .00 .00
v2=LIVE|v=GRAD	.00 .36 .17 .04 .00 .00
v2=LIVE|v=JOIN	-.66 .01 -.02 -.46 .20 -.42
v2=LIVE|v=LEAD	.38 -.12 -.55 .00 -.12 -.10
v2=LIVE|v=LEAVE	.39 .00 -.52 .00 .00 .00
v2=LIVE|v=MARRY	-.47 .17 .31 -.46 .17 -.32
v2=LIVE|v=STUDY	.00 .24 .41 -.31 .00 -.45
v2=LIVE|v=WORK	.01 -.42 .68 .04 -.43 -.38
v2=MARRY|v=BECOME	-.36 -.27 -.25 .00 .25 -.18
v2=MARRY|v=BORN	.00 .00 .00 -.30 -.33 .00
v2=MARRY|v=DIE	-.46 .00 .00 .00 .10 .00
v2=MARRY|v=FOUND	.31 .00 .29 .00 .29 -.20
v2=MARRY|v=GRAD	.00 .00 .28 .00 .00 .00
v2=MARRY|v=JOIN	-.30 -.21 -.26 -.20 -.52 -.13
v2=MARRY|v=LEAD	.18 -.17 -.29 .00 -.59 .30
v2=MARRY|v=LEAVE	-.46 -.33 .53 -.28 .11 .38
v2=MARRY|v=LIVE	-.24 -.16 .36 -.90 -.17 .23
v2=MARRY|v=SPEAK	.21 -.34 -.36 .00 -.38 -.30
v2=MARRY|v=STUDY	.00 .30 .00 .00 .00 .00
v2=MARRY|v=TEACH	-.69 -.30 -.48 .00 -.50 .04
v2=MARRY|v=WORK	-.59 -.20 -.16 .00 -.36 -.12
v2=SPEAK|v=BORN	-.50 -.40 -.50 .00 -.45 -.44
v2=SPEAK|v=LIVE	-.46 -.31 -.07 .00 -.28 -.17
v2=STUDY|v=BECOME	.25 -.35 -.35 .00 -.23 -.22
v2=STUDY|v=DIE	-.23 .00 .00 .00 .00 .00
v2=STUDY|v=FOUND	.22 -.46 .15 .00 -.44 -.44
v2=STUDY|v=GRAD	-.20 .35 -.43 -.63 -.36 -.22
v2=STUDY|v=JOIN	-.25 .29 -.29 -.30 -.34 -.18
v2=STUDY|v=LIVE	.00 -.37 -.28 -.39 .00 .45
v2=STUDY|v=TEACH	.00 .16 .00 .00 .00 .00
v2=STUDY|v=WORK	-.23 .62 -.69 .00 -.73 -.32
v2=TEACH|v=BORN	.00 .00 -.60 .00 .00 .00
v2=TEACH|v=GRAD	-.43 .23 -.11 .00 -.10 -.10
v2=TEACH|v=LEAVE	-.12 -.23 -.15 .00 -.16 -.13
v2=TEACH|v=WIN	-.35 .00 .00 .00 .00 .00
v2=TEACH|v=WORK	.36 -.43 -.32 .00 -.31 -.21
v2=WIN|v=FOUND	.17 .00 -.17 .00 .00 .00
v2=WIN|v=LEAD	-.44 .00 .00 .00 .00 .00
v2=WORK|v=DIE	-.34 .00 .00 .00 .00 .00
v2=WORK|v=FOUND	-.19 -.53 -.38 .00 -.29 -.16
v2=WORK|v=GRAD	.07 -.37 -.54 -.20 -.36 -.42
v2=WORK|v=JOIN	.39 -.53 .48 .00 .00 -.28
v2=WORK|v=LEAD	.20 -.55 -.35 -.25 -.26 -.29
v2=WORK|v=LEAVE	-.43 -.60 .31 -.24 -.30 -.25
v2=WORK|v=LIVE	.18 .00 .44 -.51 .00 .31
v2=WORK|v=MARRY	.42 .00 .00 -.20 -.33 .41
v2=WORK|v=STUDY	.04 -.56 -.40 .00 -.38 -.12
v2=WORK|v=TEACH	.61 .00 .00 .00 .00 .00
v2=WORK|v=WIN	.00 .00 .00 .00 -.50 .00
v2=none|v=BE	-.04 -.45 -.11 -.17 .04 .00
v2=none|v=BECOME	-.17 -.38 -.26 -.47 -.74 -.39
v2=none|v=BORN	-.29 -.55 -.37 .21 .08 -.53
v2=none|v=DIE	-.31 -.44 .34 -.13 -.08 -.09
v2=none|v=FOUND	.20 -.68 -.90 -.02 -.08 -.10
v2=none|v=GRAD	-.43 -.01 -1.23 -.38 -.71 -.64
v2=none|v=HAVE	-.19 -.10 -.19 -.42 -.91 .12
v2=none|v=JOIN	-.05 -.57 -.37 .04 -1.24 -.02
v2=none|v=LEAD	-.06 -.49 -.45 -.46 -.09 -.86
v2=none|v=LEAVE	-.12 -.46 -.44 -.75 -.18 -.35
v2=none|v=LIVE	-.57 -.36 .05 -.42 -.03 -.45
v2=none|v=MARRY	-.25 -.95 -.64 -.27 .10 -.02
v2=none|v=SPEAK	-.14 -.79 -.87 .00 -.90 -.88
v2=none|v=STUDY	-.57 .13 -.46 .04 -.86 -.34
v2=none|v=TEACH	-.05 -.68 -.69 -.35 -.25 -.66
v2=none|v=WIN	-.39 -.29 -.38 -.30 -.88 -.72
v2=none|v=WORK	-.01 -.77 -1.02 -.17 -.46 .00
v2=none|v=none	-.10 -.19 -.21 -.04 -.18 -.14
v=BECOME|far	-.06 -.42 -.01 -.32 -.75 -.30
v=BECOME|mid	.02 .09 -.69 -.44 -.02 -.42
v=BECOME|near	.18 -.43 -.60 -.20 .12 -.41
v=BE|far	.26 -.09 -.20 -.70 .00 -.02
v=BE|mid	-.17 -.32 -.33 -.10 -.20 -.18
v=BE|near	-.16 -.47 .17 .12 -.52 -.06
v=BORN|far	.28 -.63 -.15 -.58 -.05 -1.25
v=BORN|mid	-.72 -.23 -.29 .16 .29 -.24
v=BORN|near	-.95 -.67 -.14 .71 -1.21 .40
v=DIE|far	-.13 -.14 .17 .27 .10 .24
v=DIE|mid	-.31 -.29 .08 -.18 .09 -.26
v=DIE|near	-.68 -.41 -.51 -.32 -.92 -.68
v=FOUND|far	-.70 -.41 .09 .09 .12 -.24
v=FOUND|mid	.24 -.81 -.19 -.57 -.14 -.05
v=FOUND|near	.55 -.88 -.23 -.05 -.23 -.13
v=GRAD|far	.54 -.24 -.09 -.01 -.57 -.61
v=GRAD|mid	-.47 .23 -.08 -.63 -.51 -.38
v=GRAD|near	-.48 .07 -.81 -.49 -.73 -.58
v=HAVE|far	-.39 .04 .07 -.30 -.72 -.00
v=HAVE|mid	.19 -.79 -.26 -.21 -.61 .32
v=HAVE|near	-.74 .24 -.62 .00 -.42 -.67
v=JOIN|far	.12 -.82 -.30 -.53 -.14 .32
v=JOIN|mid	-.26 -.18 -1.04 .15 -.92 -1.09
v=JOIN|near	.05 .15 .12 -.53 -.19 -1.08
v=LEAD|far	.10 -.60 -.40 -.36 -.67 .31
v=LEAD|mid	.07 -.38 -.25 -.31 -.01 -.60
v=LEAD|near	-.16 -.33 -.78 -.38 -.46 -.72
v=LEAVE|far	.06 -.49 -.24 -.77 .09 -.10
v=LEAVE|mid	-.40 -.51 -.34 -.17 -.59 .32
v=LEAVE|near	.20 -.16 .17 -.55 -.20 -.48
v=LIVE|far	-.40 .02 -.44 -1.23 -.72 .15
v=LIVE|mid	.01 -.16 .07 -.55 .20 -.04
v=LIVE|near	-.52 -1.14 .81 .25 -.35 -.56
v=MARRY|far	-.05 -.51 -.03 -.51 -.92 .17
v=MARRY|mid	-.24 -.02 .16 -.34 .11 -.06
v=MARRY|near	-.16 -.69 -1.08 -.45 .42 -.13
v=SPEAK|far	-.20 -.39 -.38 -.21 -.43 -.32
v=SPEAK|mid	-.46 -.54 -.51 .00 -.50 -.65
v=SPEAK|near	.02 -.49 -.66 .00 -.71 -.58
v=STUDY|far	-.30 .09 -.45 -.12 -.59 -.10
v=STUDY|mid	.06 -.09 .02 -.36 -.69 -.63
v=STUDY|near	-.57 .23 -.33 -.43 -.76 -.72
v=TEACH|far	.05 -.94 -.48 -.40 -.04 -.00
v=TEACH|mid	.16 -.16 -.40 -.24 -.70 -.50
v=TEACH|near	-.29 -.81 -.55 .00 -.61 -.48
v=WIN|far	-.09 .07 .09 -.37 -.57 -.43
v=WIN|mid	.23 -.65 -.88 -.15 -.69 -.47
v=WIN|near	-.29 .01 -.69 -.16 -.75 -.49
v=WORK|far	.01 .24 -.07 -.23 -.36 .12
v=WORK|mid	.08 -.37 -.42 -.13 -.89 -.16
v=WORK|near	.08 -.62 -.38 -.66 -.07 -.61
v=none|far	-.10 -.19 -.21 -.04 -.18 -.14
va=BECOME	-.34 -.62 -.26 -.30 -.76 .06
va=BORN	-1.66 -1.12 -1.42 -.19 .55 .07
va=DIE	.43 -.65 -.79 .00 .28 -.98
va=FOUND	.87 -.89 .15 -.27 -1.30 -1.39
va=GRAD	-1.03 .42 -.45 .22 -1.24 -.68
va=JOIN	-.27 -1.15 .16 -.44 -.56 .21
va=LEAD	.19 -1.32 -1.24 -.25 -.65 -.72
va=LEAVE	-.33 -.48 -1.23 -.76 -.80 -.42
va=LIVE	-.12 -1.00 -.11 -.70 -.18 -.55
va=MARRY	-.90 -.50 -1.25 -.57 1.33 -1.52
va=SPEAK	-.64 .09 -.87 .00 -1.11 -.86
va=STUDY	-.53 .54 -.20 .00 -1.24 -.07
va=TEACH	-.19 -1.08 -.88 .00 -.33 -1.09
va=WIN	-.26 -.89 -1.03 .00 -1.33 -.00
va=WORK	-.11 -.17 .01 -.35 -1.42 -.22
va=none	-.19 -.43 -.26 -.09 -1.18 -.02
`;
