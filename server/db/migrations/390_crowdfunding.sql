-- Crowdfunding: campaigns with places, members' projects, supports and requests for refunds.
create table cf_campaign (
  iid integer not null,
  id text not null,
  title text not null,
  img text not null default '',
  rules text not null default '',
  from_at bigint not null,
  to_at bigint not null check (to_at > from_at),
  -- [{id, title, desc, price}]
  tiers jsonb not null default '[]',
  paper_id text,
  jump_url text not null default '',
  -- Of its projects: fen, and how many were published.
  raised bigint not null default 0 check (raised >= 0),
  projects integer not null default 0,
  primary key (iid, id)
);

create table cf_place (
  iid integer not null,
  campaign_id text not null,
  id text not null,
  name text not null,
  img text not null default '',
  day text not null,
  cost bigint not null check (cost > 0),
  quota integer not null check (quota >= 0),
  used integer not null default 0 check (used >= 0),
  sort integer not null default 0,
  primary key (iid, campaign_id, id),
  foreign key (iid, campaign_id) references cf_campaign (iid, id),
  constraint cf_place_quota check (used <= quota)
);

create table cf_project (
  iid integer not null,
  id text not null,
  campaign_id text not null,
  user_id bigint not null,
  state text not null default 'draft' check (state in ('draft', 'live', 'reached', 'missed', 'closed')),
  goal bigint not null default 0 check (goal >= 0),
  raised bigint not null default 0 check (raised >= 0),
  pending bigint not null default 0 check (pending >= 0),
  supporters integer not null default 0,
  shares integer not null default 0,
  name text not null default '',
  mobile text not null default '',
  size text not null default '',
  id_enc text,
  id_hash text,
  id_masked text not null default '',
  wish text not null default '',
  cover text not null default '',
  place_id text,
  created_at bigint not null,
  launched_at bigint,
  ended_at bigint,
  -- When the last support was settled or given back.
  settled_at bigint,
  primary key (iid, id),
  constraint cf_project_once unique (iid, campaign_id, user_id),
  foreign key (iid, campaign_id) references cf_campaign (iid, id),
  constraint cf_project_goal check (raised + pending <= goal)
);
create index cf_project_top on cf_project (iid, campaign_id, raised desc, launched_at, id) where state <> 'draft';
create index cf_project_ended on cf_project (iid, id) where state in ('reached', 'missed', 'closed') and settled_at is null;
create index cf_project_live on cf_project (iid, campaign_id) where state = 'live';
create index cf_project_of_user on cf_project (iid, user_id);

create table cf_support (
  iid integer not null,
  -- The number of its order.
  id text not null,
  project_id text not null,
  campaign_id text not null,
  user_id bigint not null,
  amount bigint not null check (amount > 0),
  -- '' for an amount of one's own.
  tier text not null default '',
  num integer not null default 1,
  message text not null default '',
  anonymous boolean not null default false,
  thanks text not null default '',
  thanked_at bigint,
  -- What the project's end or a refund made of it; a request that waits is in cf_refund.
  state text not null default 'paid' check (state in ('paid', 'refunded', 'settled')),
  at bigint not null,
  primary key (iid, id),
  foreign key (iid, project_id) references cf_project (iid, id)
);
create index cf_support_of_project on cf_support (iid, project_id, at desc, id desc) where state <> 'refunded';
create index cf_support_unthanked on cf_support (iid, project_id, at desc, id desc)
  where state <> 'refunded' and thanked_at is null;
create index cf_support_waiting on cf_support (iid, project_id, id) where state = 'paid';
create index cf_support_of_user on cf_support (iid, user_id, at desc, id desc);

create table cf_refund (
  iid integer not null,
  id bigint generated always as identity,
  support_id text not null,
  user_id bigint not null,
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'passed', 'closed')),
  note text not null default '',
  at bigint not null,
  decided_at bigint,
  primary key (iid, id),
  constraint cf_refund_once unique (iid, support_id),
  foreign key (iid, support_id) references cf_support (iid, id)
);
create index cf_refund_waiting on cf_refund (iid, id) where state = 'waiting';
create index cf_refund_of_user on cf_refund (iid, user_id);
