/**
 * Weights of the model in sureness.ts, made by eval/train-sureness.ts; a feature and its weight a line.
 * Over 400 lines: a table.
 */
export const SURENESS_WEIGHTS = `
all	.15
badge	.22
badge english=true	.53
badge lines=0	.33
badge read=0.85	.36
badge read=0.95	.69
badge stop=false	-.16
badge stop=true	.94
badge words=1	.18
badge words=2	1.35
badge words=3	.39
badge words=4	.12
badge words=5	-.13
birthDate	.60
birthDate english=false	.76
birthDate english=true	.27
birthDate lines=0	.60
birthDate read=0.85	.85
birthDate read=0.9	.34
birthDate read=0.95	1.08
birthDate stop=false	.57
birthDate stop=true	.45
birthDate words=1	.60
child	.52
child english=false	1.16
child english=true	.23
child lines=0	.52
child read=0.85	.75
child stop=false	.82
child stop=true	.41
child words=1	.80
child words=2	-.21
child words=3	.47
comma in what=false	-.05
comma in what=true	.20
comma in where=true	-.92
education ahead=false gap=0	.51
education ahead=false gap=1	.45
education ahead=false gap=2	1.36
education ahead=false gap=3	-.60
education ahead=false gap=5	-.79
education ahead=true gap=0	.18
education ahead=true gap=1	.55
education ahead=true gap=3	1.27
education ahead=true gap=4	.14
education ahead=true gap=5	-.55
education ahead=true gap=6	-.05
education english=true	.10
education lines=1	.26
education lines=2	1.61
education lines=3	-.10
education members=degree-from-school-to	-.16
education members=degree-school	-.36
education members=degree-school-to	.40
education members=from-school-to	-.54
education members=school	-.28
education members=school-to	.80
education read=0.78	.12
education read=0.8	.51
education read=0.81	1.16
education read=0.82	-.29
education read=0.83	-1.35
education read=0.84	-.45
education read=0.85	.75
education read=0.86	-.31
education read=0.87	.67
education read=0.88	-.80
education read=0.9	.33
education read=0.91	-.29
education read=0.92	-.19
education read=0.93	.36
education read=0.94	.82
education read=0.95	.85
education read=1	1.27
education small=true	.15
education stands=first	-.07
education stands=last	.47
education stands=nowhere	-.19
education stands=within	-.05
education stop=false	.22
education stop=true	-.12
education what=0	-.08
education what=1	-.36
education what=2	.06
education what=3	.63
education what=4	.33
education what=5	.08
education what=6	1.21
education what=7	1.12
education where=1	-.35
education where=2	.50
education where=3	.25
education where=5	.08
education where=6	.65
education where=7	-.22
email	.66
email english=false	1.30
email english=true	.25
email lines=0	.66
email read=0.9	.63
email stop=false	.66
email words=1	.66
english=true	.26
experience	-.14
experience ahead=false gap=0	.82
experience ahead=false gap=1	.20
experience ahead=false gap=2	.57
experience ahead=false gap=3	.87
experience ahead=false gap=4	.23
experience ahead=false gap=5	-.58
experience ahead=false gap=6	-.24
experience ahead=true gap=0	.64
experience ahead=true gap=1	.77
experience ahead=true gap=2	.43
experience ahead=true gap=3	-.30
experience ahead=true gap=4	-.11
experience ahead=true gap=5	-1.05
experience ahead=true gap=6	-.30
experience english=false	-.17
experience english=true	.10
experience lines=0	-.10
experience lines=1	.11
experience lines=2	.20
experience members=company	.22
experience members=company-current-from	.77
experience members=company-current-from-kind-location-title	.50
experience members=company-current-from-kind-title	1.05
experience members=company-current-kind	.73
experience members=company-current-kind-location-title	-.06
experience members=company-current-kind-title	.38
experience members=company-from	-.29
experience members=company-from-kind	-.57
experience members=company-from-kind-location-title-to	.71
experience members=company-from-kind-title	-.46
experience members=company-from-kind-title-to	.23
experience members=company-from-kind-to	-.66
experience members=company-from-title	-.78
experience members=company-from-title-to	.16
experience members=company-from-to	.16
experience members=company-kind	.30
experience members=company-kind-title	.20
experience members=company-kind-title-to	.40
experience members=company-title	-.13
experience members=company-title-to	.42
experience members=company-to	-.29
experience read=0.67	.89
experience read=0.71	.79
experience read=0.72	.68
experience read=0.76	-.75
experience read=0.77	.07
experience read=0.78	-.23
experience read=0.79	-.96
experience read=0.8	-.11
experience read=0.81	-1.07
experience read=0.82	-.14
experience read=0.83	-.11
experience read=0.84	-.12
experience read=0.86	-.19
experience read=0.87	-.23
experience read=0.88	-.14
experience read=0.89	.63
experience read=0.9	.19
experience read=0.91	.58
experience read=0.92	.44
experience read=0.93	-.05
experience read=0.94	.67
experience read=0.95	.27
experience read=1	1.50
experience small=true	-.07
experience stands=first	.11
experience stands=nowhere	-.46
experience stop=false	.16
experience stop=true	-.21
experience what=0	-.11
experience what=1	.14
experience what=2	.50
experience what=3	.31
experience what=5	-.45
experience what=6	-.62
experience what=7	-1.49
experience where=1	-.35
experience where=2	.07
experience where=3	.67
experience where=4	.43
experience where=5	.22
experience where=6	-.57
experience where=7	-1.26
gender	.44
gender english=true	1.16
gender lines=0	.44
gender read=0.85	.40
gender read=0.9	.83
gender stop=false	.30
gender stop=true	.41
gender words=1	.44
interest	.09
interest english=false	.30
interest english=true	-.08
interest lines=0	.09
interest read=0.8	-.46
interest read=0.9	.23
interest stop=false	.25
interest stop=true	-.21
interest words=1	.98
interest words=2	.56
interest words=3	-.69
language	.34
language english=false	.20
language english=true	.49
language lines=0	.33
language members=language	.42
language members=language-proficiency	.22
language read=0.8	.75
language read=0.9	.87
language read=0.95	-.21
language small=false	.34
language stands=nowhere	.34
language stop=false	.83
language what=0	.34
language where=0	.34
length=0	.28
length=1	.08
length=2	.06
length=3	.08
length=4	.11
length=5	.46
length=6	-.80
length=7	.63
location	.11
location english=false	.22
location english=true	.10
location lines=0	.11
location read=0.85	.72
location read=0.9	-.05
location read=0.95	.48
location stop=true	.42
location words=1	.85
location words=2	-.32
location words=3	-.50
method=derived	.66
method=stated	.05
nationality	.28
nationality english=false	.21
nationality english=true	.48
nationality lines=0	.28
nationality read=0.9	1.27
nationality stop=false	1.13
nationality stop=true	-.22
nationality words=1	.22
nationality words=2	.47
number in where=false	.06
number in where=true	-.96
occupation	-.08
occupation english=false	-.48
occupation english=true	.67
occupation lines=0	-.08
occupation stop=false	-.08
occupation words=2	.05
occupation words=3	.05
occupation words=4	-.12
occupation words=5	-.14
phone	.15
phone english=false	.30
phone english=true	.06
phone lines=0	.15
phone read=0.9	.13
phone stop=false	.15
phone words=1	.15
skill english=false	.40
skill english=true	-.35
skill read=0.9	.13
skill stop=false	.13
skill words=1	1.17
skill words=2	.44
skill words=3	-.74
skill words=4	-.79
spouse	.60
spouse english=false	.37
spouse english=true	.53
spouse lines=0	.60
spouse read=0.85	.40
spouse read=0.89	.76
spouse read=0.95	.30
spouse stop=false	-.12
spouse stop=true	1.04
spouse words=1	.24
spouse words=2	1.43
years=0	-.32
years=1	.15
years=2	.18
years=3	.41
years=4	-.07
years=5	-.32
`;
