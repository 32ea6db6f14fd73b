/* Generated from the wire contract by `npm run generate`. */
export interface paths {
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search candidates.
         * @description Needs the scope `search`.
         */
        get: operations["searchCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/candidates/{candidateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One candidate with presences and identifiers.
         * @description Needs the scope `search`.
         */
        get: operations["getCandidate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This account's lookups, newest first, without their data.
         * @description Needs the scope `lookups:read`.
         */
        get: operations["listLookups"];
        put?: never;
        /**
         * Create a lookup.
         * @description Needs the scope `lookups:write`.
         */
        post: operations["createLookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookups/{lookupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve one lookup.
         * @description Needs the scope `lookups:read`.
         */
        get: operations["getLookup"];
        put?: never;
        post?: never;
        /**
         * Erase a lookup with everything under it.
         * @description Needs the scope `lookups:write`.
         */
        delete: operations["eraseLookup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookups/{lookupId}/datasources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the raw datasources of a lookup.
         * @description Needs the scope `lookups:read`.
         */
        get: operations["listDatasources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookups/{lookupId}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The claims under every field and sentence of the profile.
         * @description Needs the scope `lookups:read`.
         */
        get: operations["getEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookups/{lookupId}/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The coverage ledger: one entry per probe.
         * @description Needs the scope `lookups:read`.
         */
        get: operations["getCoverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookups/{lookupId}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Obtain a PDF download URL for a lookup report.
         * @description Needs the scope `lookups:read`.
         */
        get: operations["getReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lookups/{lookupId}/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the stored datasources again and make the profile anew, asking nobody.
         * @description Needs the scope `lookups:write`.
         */
        post: operations["rebuildLookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This account's imports, newest first.
         * @description Needs the scope `candidates:write`.
         */
        get: operations["listImports"];
        put?: never;
        /**
         * Stream a file of people and documents in.
         * @description Needs the scope `candidates:write`.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One import: progress, counts, rejected rows.
         * @description Needs the scope `candidates:write`.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /**
         * Remove an import with its people, documents and pictures.
         * @description Needs the scope `candidates:write`.
         */
        delete: operations["removeImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CreateLookup: {
            /** @description A `candidateId` from a search result. */
            candidateId: string;
        };
        SearchPage: {
            results: components["schemas"]["SearchResult"][];
            next: string;
            /** @constant */
            status: "success";
        };
        SearchResult: {
            candidateId: string;
            avatarUrl: string;
            fullName: string;
            /** @description Context such as job title, company and location. */
            fragments: string[];
            /** @description Why this person is here, in words. */
            matchedOn: string[];
            /** @description How likely this is the person meant. */
            likelihood: number;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            instance: string;
            code: string;
            requestId: string;
            errors: {
                pointer: string;
                detail: string;
            }[];
            /** @constant */
            success: false;
            error: string;
        };
        CandidateDetail: {
            candidateId: string;
            fullName: string;
            aliases: string[];
            avatarUrl: string;
            fragments: string[];
            presences: {
                /** @enum {string} */
                platform: "linkedin" | "facebook" | "instagram" | "x" | "tiktok" | "youtube" | "github" | "mastodon" | "bluesky";
                url: string;
                handle: string;
                displayName?: string;
                headline?: string;
                followers?: number;
            }[];
            identifiers: {
                kind: string;
                value: string;
            }[];
        };
        Lookup: {
            lookupId: string;
            candidate: components["schemas"]["LookupCandidate"];
            sections: ("overview" | "selling" | "career" | "leisure" | "events" | "gallery" | "dataBreaches" | "adverseMedia" | "onlinePresence" | "socialMedia")[];
            /** @enum {string} */
            status: "queued" | "running" | "success" | "error" | "cancelled" | "expired";
            /**
             * @description The furthest stage the lookup has reached.
             * @enum {string}
             */
            stage: "queued" | "collect" | "resolve" | "assemble" | "summarize" | "done";
            /** @description Never falls. */
            progress: number;
            trial: boolean;
            preview: boolean;
            /**
             * Format: date-time
             * @description When the lookup was created.
             */
            startedAt: string;
            /** Format: date-time */
            expiresAt?: string;
            /** Format: date-time */
            finishedAt?: string;
            errorMessage?: string;
            data?: components["schemas"]["LookupData"];
            metadata?: {
                [key: string]: string;
            };
        };
        LookupCandidate: {
            avatarUrl?: string;
            fullName: string;
            email: string | null;
            sources: string[];
        };
        LookupData: {
            avatarUrl?: string;
            sources?: string[];
            verifiedSources?: string[];
            overviewSummary?: string;
            firstName?: string;
            lastName?: string;
            fullName?: string;
            gender?: string;
            nationality?: string;
            spouse?: string;
            children?: string;
            location?: string;
            company?: string;
            jobTitle?: string;
            birthYear?: number;
            industry?: string;
            emails?: string[];
            phoneNumbers?: string[];
            languages?: components["schemas"]["Language"][];
            socialMediaLinks?: string[];
            similarPeople?: components["schemas"]["SimilarPerson"][];
            sellingSummary?: string;
            personalityInsights?: components["schemas"]["KeyValue"][];
            preferences?: components["schemas"]["KeyValue"][];
            brandPreferences?: components["schemas"]["BrandPreference"][];
            sellingDo?: components["schemas"]["KeyValue"][];
            sellingDont?: components["schemas"]["KeyValue"][];
            careerSummary?: string;
            careerBadges?: string[];
            experiences?: components["schemas"]["Experience"][];
            education?: components["schemas"]["School"][];
            skills?: string[];
            leisureSummary?: string;
            hobbies?: components["schemas"]["Hobby"][];
            eventsSummary?: string;
            events?: components["schemas"]["Event"][];
            photos?: components["schemas"]["Photo"][];
            socialSummary?: string;
            adverseMediaResults?: components["schemas"]["AdverseMediaResult"][];
            dataBreaches?: components["schemas"]["DataBreach"][];
            onlinePresence?: components["schemas"]["OnlinePresence"];
            socialMedia?: components["schemas"]["SocialMedia"];
            url?: string;
            slug?: string;
        };
        Language: {
            language: string;
            proficiency: string;
        };
        SimilarPerson: {
            name: string;
            imageUrl?: string;
            headline?: string;
            reason?: string;
        };
        KeyValue: {
            key: string;
            value: string;
        };
        BrandPreference: {
            brand: string;
            imageUrl: string;
            evidence?: string;
        };
        Experience: {
            title: string;
            company: string;
            companySizeFrom?: number;
            companySizeTo?: number;
            companyFoundedDate?: string;
            companyFundingTotal?: number;
            companyFundingRounds?: number;
            companyIpoStatus?: string;
            companyStockSymbol?: string;
            industry?: string;
            /**
             * Format: date
             * @description A calendar date, YYYY-MM-DD. A bare year or month becomes its first day.
             */
            dateFrom?: string;
            /**
             * Format: date
             * @description A calendar date, YYYY-MM-DD. A bare year or month becomes its first day.
             */
            dateTo?: string;
            location?: string;
            description?: string;
            imageUrl?: string;
            estimatedSalaryRangeFrom?: number;
            estimatedSalaryRangeTo?: number;
        };
        School: {
            title: string;
            subtitle?: string;
            /**
             * Format: date
             * @description A calendar date, YYYY-MM-DD. A bare year or month becomes its first day.
             */
            dateFrom?: string;
            /**
             * Format: date
             * @description A calendar date, YYYY-MM-DD. A bare year or month becomes its first day.
             */
            dateTo?: string;
            imageUrl?: string;
            logoUrl?: string;
        };
        Hobby: {
            title: string;
            description?: string;
            imageUrl?: string;
            source?: string;
        };
        Event: {
            title: string;
            imageUrl?: string;
            description?: string;
            /**
             * Format: date
             * @description A calendar date, YYYY-MM-DD. A bare year or month becomes its first day.
             */
            date?: string;
            source?: string;
        };
        Photo: {
            thumbnailUrl: string;
            imageUrl: string;
            sourceUrl: string;
        };
        AdverseMediaResult: {
            categories: string[];
            reason: string;
            /** @description The address of the article. */
            source: string;
            title?: string;
            imageUrl?: string;
            /**
             * Format: date
             * @description A calendar date, YYYY-MM-DD. A bare year or month becomes its first day.
             */
            date?: string;
        };
        DataBreach: {
            email: string;
            domain: string;
            title: string;
            description: string;
            /**
             * Format: date
             * @description A calendar date, YYYY-MM-DD. A bare year or month becomes its first day.
             */
            date: string;
            /** @description The kinds of personal details that were exposed, never the details. */
            attributes: string[];
        };
        OnlinePresence: {
            timeline: components["schemas"]["TimelineEvent"][];
            activity: components["schemas"]["SocialMediaActivity"][];
            accounts: components["schemas"]["PlatformAccount"][];
        };
        TimelineEvent: {
            /**
             * Format: date-time
             * @description The public creation date of the account.
             */
            firstLoginAt: string;
            /**
             * Format: date-time
             * @description The account's last public activity.
             */
            lastLoginAt: string;
            name: string;
            logoUrl: string;
        };
        SocialMediaActivity: {
            name: string;
            avatarUrl: string;
            logoUrl: string;
            attributes: components["schemas"]["KeyValue"][];
        };
        PlatformAccount: {
            name: string;
            category: string;
            logoUrl: string;
        };
        SocialMedia: {
            brandSafetyAnalysis: components["schemas"]["BrandSafetyAnalysis"];
            countFacebookPosts: number;
            facebookCommentCount: number;
            facebookFollowerCount: number;
            facebookLikeCount: number;
            facebookShareCount: number;
            famousFollowing: components["schemas"]["FamousFollowing"][];
            industry: string;
            maleFemaleSplit: components["schemas"]["MaleFemaleSplit"];
            sentimentSplit: components["schemas"]["SentimentSplit"];
            recentPosts: components["schemas"]["Post"][];
            targetAudience: string;
            topPost: components["schemas"]["Post"];
            averageComments: number;
            averageLikes: number;
            averageShares: number;
            totalFollowerCount: number;
            engagementRate: number;
            followerCounts: components["schemas"]["FollowerCount"];
        };
        BrandSafetyAnalysis: {
            adultContent: components["schemas"]["BrandSafetyAnalysisProperties"];
            alcohol: components["schemas"]["BrandSafetyAnalysisProperties"];
            crimeRelatedContent: components["schemas"]["BrandSafetyAnalysisProperties"];
            offensiveContent: components["schemas"]["BrandSafetyAnalysisProperties"];
            politicalContent: components["schemas"]["BrandSafetyAnalysisProperties"];
            pranks: components["schemas"]["BrandSafetyAnalysisProperties"];
            religiousContent: components["schemas"]["BrandSafetyAnalysisProperties"];
            toxicContent: components["schemas"]["BrandSafetyAnalysisProperties"];
        };
        BrandSafetyAnalysisProperties: {
            flagged: boolean;
            /** @description The address of the post that caused the flag. */
            source: string | null;
            /** @description False where the purpose closes this flag or no post could be judged. */
            evaluated?: boolean;
        };
        FamousFollowing: {
            followerCount: number;
            name: string;
            imageUrl: string;
            link: string;
        };
        MaleFemaleSplit: {
            female: number;
            male: number;
        };
        SentimentSplit: {
            negative: number;
            neutral: number;
            positive: number;
        };
        Post: {
            comments?: number;
            shares?: number;
            /**
             * Format: date-time
             * @description An ISO 8601 date-time in UTC.
             */
            date: string;
            likes: number;
            message: string;
            /** @description The platform of the post. */
            source: string;
            imageUrl: string;
            commentCount: number;
            likeCount: number;
            shareCount: number;
            username: string;
            verified: boolean;
        };
        FollowerCount: {
            facebook?: number;
            linkedin?: number;
            instagram?: number;
            twitter?: number;
            youtube?: number;
            tiktok?: number;
        };
        LookupPage: {
            results: components["schemas"]["LookupSummary"][];
            next: string;
            /** @constant */
            status: "success";
        };
        LookupSummary: {
            lookupId: string;
            candidate: components["schemas"]["LookupCandidate"];
            sections: ("overview" | "selling" | "career" | "leisure" | "events" | "gallery" | "dataBreaches" | "adverseMedia" | "onlinePresence" | "socialMedia")[];
            /** @enum {string} */
            status: "queued" | "running" | "success" | "error" | "cancelled" | "expired";
            /**
             * @description The furthest stage the lookup has reached.
             * @enum {string}
             */
            stage: "queued" | "collect" | "resolve" | "assemble" | "summarize" | "done";
            /** @description Never falls. */
            progress: number;
            trial: boolean;
            preview: boolean;
            /**
             * Format: date-time
             * @description When the lookup was created.
             */
            startedAt: string;
            /** Format: date-time */
            expiresAt?: string;
            /** Format: date-time */
            finishedAt?: string;
            errorMessage?: string;
            metadata?: {
                [key: string]: string;
            };
        };
        ErasureReceipt: {
            lookupId: string;
            /** Format: date-time */
            erasedAt: string;
            /** @description How many rows were erased, by table. */
            rows: {
                [key: string]: number;
            };
            /** @constant */
            status: "success";
        };
        Datasource: {
            datasourceId: string;
            lookupId: string;
            connector: string;
            /** @description When the data was collected. */
            date: string | null;
            /** @description The address of the datasource. */
            source: string;
            /** @description The raw text: plain text, or a JSON document encoded as a string. */
            data: string;
            /** @enum {string} */
            judgement: "own" | "undecided";
        };
        /** @description JSON pointer into `data` → the claims under it. A pointer below a listed one has its evidence; a sentence of a summary is listed as `/overviewSummary#char=from,to`. */
        Evidence: {
            [key: string]: components["schemas"]["EvidenceClaim"][];
        };
        EvidenceClaim: {
            claimId: string;
            /** @description What the datasource states, typed by its property. */
            value: unknown;
            datasourceId: string;
            /** @description Where in the raw data: an RFC 6901 JSON pointer, or `char=from,to` (RFC 5147) in plain text and HTML. */
            locator: string;
            /** @description The exact words, as they stand in the raw data. */
            quote?: string;
            /** @enum {string} */
            method: "stated" | "derived" | "generated";
            confidence: number;
        };
        Probe: {
            connector: string;
            /** @enum {string} */
            identifierKind: "candidate" | "email" | "phone" | "profileUrl" | "website" | "externalId" | "handle" | "name";
            /** @enum {string} */
            outcome: "found" | "absent" | "blocked" | "failed" | "skipped" | "suppressed";
            reason?: string;
            ms: number;
        };
        ReportLink: {
            /** @description Absolute, signed, valid for 15 minutes, one document. */
            url: string;
        };
        Import: {
            importId: string;
            format: string;
            /** @enum {string} */
            status: "running" | "success" | "error";
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            finishedAt?: string;
            rowsRead: number;
            /** @description People written, new or changed. */
            candidates: number;
            /** @description Archive documents written, new or changed. */
            documents: number;
            pictures: number;
            /** @description Rows that were here already. */
            unchanged: number;
            /** @description People who are not written because a suppression names them. */
            suppressed: number;
            rejected: number;
            /** @description The first hundred. */
            rejections: {
                line: number;
                reason: string;
            }[];
            errorMessage?: string;
        };
        ImportPage: {
            results: components["schemas"]["Import"][];
            next: string;
            /** @constant */
            status: "success";
        };
        RemovedImport: {
            importId: string;
            candidates: number;
            documents: number;
            /** @constant */
            status: "success";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    searchCandidates: {
        parameters: {
            query: {
                /** @description A name with optional words of employer, title or place; an e-mail; a phone; a profile URL or @handle. */
                query: string;
                /** @description The platform to search; `candor` searches everybody. */
                type: "candor" | "linkedin" | "facebook" | "instagram" | "x" | "tiktok" | "youtube" | "github" | "mastodon" | "bluesky";
                /** @description The cursor of the previous page; empty means the first page. */
                next?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search candidates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchPage"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                candidateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One candidate with presences and identifiers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidateDetail"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLookups: {
        parameters: {
            query?: {
                /** @description The cursor of the previous page; empty means the first page. */
                next?: string;
                limit?: number;
                status?: "queued" | "running" | "success" | "error" | "cancelled" | "expired";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This account's lookups, newest first, without their data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LookupPage"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createLookup: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLookup"];
            };
        };
        responses: {
            /** @description Create a lookup. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lookup"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLookup: {
        parameters: {
            query?: {
                /** @description Seconds to hold until status or stage differs from what they were on arrival. */
                wait?: number;
            };
            header?: never;
            path: {
                lookupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Retrieve one lookup. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lookup"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    eraseLookup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lookupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Erase a lookup with everything under it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureReceipt"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDatasources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lookupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Retrieve the raw datasources of a lookup. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Datasource"][];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEvidence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lookupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claims under every field and sentence of the profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCoverage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lookupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coverage ledger: one entry per probe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Probe"][];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lookupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Obtain a PDF download URL for a lookup report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportLink"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rebuildLookup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lookupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Read the stored datasources again and make the profile anew, asking nobody. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lookup"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description The cursor of the previous page; empty means the first page. */
                next?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description This account's imports, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPage"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createImport: {
        parameters: {
            query: {
                /** @description `candor`: Candor NDJSON, one row per line. */
                format: "candor";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description Stream a file of people and documents in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One import: progress, counts, rejected rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove an import with its people, documents and pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedImport"];
                };
            };
            /** @description A problem. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
