import type { Answer } from "./services.ts";
import type { Account, Person } from "./society.ts";

export function githubAnswers(person: Person, account: Account): readonly Answer[] {
  const api = `https://api.github.com/users/${account.handle}`;
  const x = person.accounts.find(({ platform }) => platform === "x");
  return [
    {
      kind: "github/user",
      url: api,
      data: {
        login: account.handle,
        id: 900_000_000 + person.index,
        node_id: `U_kgDO${person.index}`,
        avatar_url: person.portrait.url,
        gravatar_id: "",
        url: api,
        html_url: account.url,
        type: "User",
        site_admin: false,
        name: person.native || person.fullName,
        company: person.jobs[0].company.name,
        blog: person.site,
        location: person.city,
        email: person.index % 2 === 0 ? person.email : null,
        hireable: null,
        bio: person.about,
        twitter_username: x?.handle ?? null,
        public_repos: person.random.between(3, 80),
        public_gists: person.random.between(0, 30),
        followers: account.followers,
        following: account.following,
        created_at: account.created.replace(".000Z", "Z"),
        updated_at: "2026-10-01T00:00:00Z",
      },
    },
    {
      kind: "github/events",
      url: `${api}/events/public`,
      data: ["2026-10-30T17:21:09Z", "2026-10-28T08:02:44Z"].map((created_at, index) => ({
        id: String(70_000_000_000 + person.index * 10 + index),
        type: "PushEvent",
        actor: {
          id: 900_000_000 + person.index,
          login: account.handle,
          display_login: account.handle,
          url: api,
          avatar_url: person.portrait.url,
        },
        repo: {
          id: 1,
          name: `${account.handle}/tide-table`,
          url: `https://api.github.com/repos/${account.handle}/tide-table`,
        },
        payload: {},
        public: true,
        created_at,
      })),
    },
  ];
}

export function youtubeAnswers(person: Person, account: Account): readonly Answer[] {
  const api = "https://www.googleapis.com/youtube/v3";
  const thumbnails = {
    default: { url: person.portrait.url, width: 88, height: 88 },
    high: { url: person.portrait.url, width: 800, height: 800 },
  };
  return [
    {
      kind: "youtube/channels",
      url: `${api}/channels?part=snippet,statistics&id=${account.id}`,
      data: {
        kind: "youtube#channelListResponse",
        etag: `e${person.index}`,
        pageInfo: { totalResults: 1, resultsPerPage: 5 },
        items: [
          {
            kind: "youtube#channel",
            etag: `c${person.index}`,
            id: account.id,
            snippet: {
              title: account.displayName,
              description: person.about,
              customUrl: `@${account.handle}`,
              publishedAt: account.created,
              thumbnails,
              country: "US",
            },
            statistics: {
              viewCount: String(account.followers * 210),
              subscriberCount: String(account.followers),
              hiddenSubscriberCount: false,
              videoCount: String(account.posts.length * 9),
            },
          },
        ],
      },
    },
    {
      kind: "youtube/videos",
      url: `${api}/videos?part=snippet,statistics&id=${account.posts.map(({ id }) => id.slice(-11)).join(",")}`,
      data: {
        kind: "youtube#videoListResponse",
        etag: `v${person.index}`,
        items: account.posts.map((post) => ({
          kind: "youtube#video",
          etag: post.id,
          id: post.id.slice(-11),
          snippet: {
            publishedAt: post.date,
            channelId: account.id,
            title: post.text,
            description: "",
            thumbnails: post.picture ? { default: { url: post.picture } } : {},
            channelTitle: account.displayName,
            categoryId: "22",
          },
          statistics: {
            viewCount: String(post.likes * 40),
            likeCount: String(post.likes),
            favoriteCount: "0",
            commentCount: String(post.comments),
          },
        })),
      },
    },
  ];
}

export function facebookAnswers(person: Person, account: Account): readonly Answer[] {
  const time = (date: string) => date.replace(/\.\d{3}Z$/, "+0000");
  return [
    {
      kind: "facebook/page",
      url: `https://graph.facebook.com/v23.0/${account.id}?fields=name,username,link,about,category,website,emails,phone,followers_count,fan_count,verification_status,picture,posts{message,created_time,permalink_url,full_picture,shares,likes.summary(true),comments.summary(true)}`,
      data: {
        id: account.id,
        name: account.displayName,
        username: account.handle,
        link: account.url,
        about: person.about,
        category: person.work.industry,
        website: person.site,
        emails: [person.email],
        followers_count: account.followers,
        fan_count: Math.round(account.followers * 0.96),
        verification_status: account.followers > 2000 ? "blue_verified" : "not_verified",
        picture: { data: { height: 200, width: 200, is_silhouette: false, url: person.portrait.url } },
        posts: {
          data: account.posts.map((post) => ({
            id: `${account.id}_${post.id}`,
            message: post.text,
            created_time: time(post.date),
            permalink_url: `${account.url}/posts/${post.id}`,
            ...(post.picture && { full_picture: post.picture }),
            ...(post.shares > 0 && { shares: { count: post.shares } }),
            likes: { data: [], summary: { total_count: post.likes, can_like: true, has_liked: false } },
            comments: { data: [], summary: { order: "ranked", total_count: post.comments, can_comment: true } },
          })),
          paging: { cursors: { before: "b", after: "a" } },
        },
      },
    },
  ];
}

export function instagramAnswers(person: Person, account: Account): readonly Answer[] {
  return [
    {
      kind: "instagram/business-discovery",
      url: `https://graph.facebook.com/v23.0/17841400000000000?fields=business_discovery.username(${account.handle}){username,name,biography,website,followers_count,follows_count,media_count,profile_picture_url,media{caption,media_type,media_url,permalink,timestamp,like_count,comments_count}}`,
      data: {
        business_discovery: {
          username: account.handle,
          name: account.displayName,
          biography: person.about,
          website: person.site,
          followers_count: account.followers,
          follows_count: account.following,
          media_count: account.posts.length * 12,
          profile_picture_url: person.portrait.url,
          media: {
            data: account.posts.map((post) => ({
              id: post.id,
              caption: post.text,
              media_type: "IMAGE",
              ...(post.picture && { media_url: post.picture }),
              permalink: `https://www.instagram.com/p/C${post.id.slice(-10)}/`,
              timestamp: post.date.replace(/\.\d{3}Z$/, "+0000"),
              like_count: post.likes,
              comments_count: post.comments,
            })),
          },
          id: account.id,
        },
        id: "17841400000000000",
      },
    },
  ];
}

export function tiktokAnswers(person: Person, account: Account): readonly Answer[] {
  const error = { code: "ok", message: "", log_id: `20261102${person.index}` };
  return [
    {
      kind: "tiktok/user",
      url: `https://open.tiktokapis.com/v2/user/info/?fields=username,display_name,avatar_url,bio_description,is_verified,follower_count,following_count,likes_count,video_count#${account.handle}`,
      data: {
        data: {
          user: {
            open_id: `-000${person.index}`,
            username: account.handle,
            display_name: account.displayName,
            avatar_url: person.portrait.url,
            bio_description: person.about,
            profile_deep_link: account.url,
            is_verified: account.followers > 10_000,
            follower_count: account.followers,
            following_count: account.following,
            likes_count: account.followers * 9,
            video_count: account.posts.length * 6,
          },
        },
        error,
      },
    },
    {
      kind: "tiktok/videos",
      url: `https://open.tiktokapis.com/v2/video/list/?fields=id,create_time,share_url,video_description,cover_image_url,like_count,comment_count,share_count,view_count#${account.handle}`,
      data: {
        data: {
          videos: account.posts.map((post) => ({
            id: post.id,
            create_time: Math.floor(Date.parse(post.date) / 1000),
            share_url: `${account.url}/video/${post.id}?utm_campaign=tt4d_open_api`,
            ...(post.picture && { cover_image_url: post.picture }),
            video_description: post.text,
            duration: 31,
            like_count: post.likes,
            comment_count: post.comments,
            share_count: post.shares,
            view_count: post.likes * 25,
          })),
          cursor: 0,
          has_more: false,
        },
        error,
      },
    },
  ];
}
