-- Challenges of steps: who takes part, what they walk a day, and what staff decide about by a screenshot.
create table step_challenge (
  iid integer not null,
  id text not null default gen_random_uuid()::text,
  title text not null,
  goal_day integer not null check (goal_day > 0),
  goal_total bigint not null check (goal_total > 0),
  starts_at bigint not null,
  ends_at bigint not null check (ends_at > starts_at),
  primary key (iid, id)
);

-- A day of a person counts once, for every challenge that the person is in.
create table step_day (
  iid integer not null,
  user_id bigint not null,
  date text not null,
  steps integer not null check (steps between 0 and 100000),
  source text not null check (source in ('wechat', 'manual')),
  at bigint not null,
  primary key (iid, user_id, date)
);

create table step_member (
  iid integer not null,
  challenge_id text not null,
  user_id bigint not null,
  total bigint not null default 0,
  reached_at bigint not null default 0,
  -- The city for which the total counts; '' for none.
  city text not null default '',
  joined_at bigint not null,
  primary key (iid, challenge_id, user_id),
  foreign key (iid, challenge_id) references step_challenge (iid, id)
);
create index step_member_person on step_member (iid, user_id);

create table step_city (
  iid integer not null,
  user_id bigint not null,
  city text not null,
  changed_at bigint not null,
  primary key (iid, user_id)
);

create table step_city_total (
  iid integer not null,
  challenge_id text not null,
  city text not null,
  members integer not null default 0,
  total bigint not null default 0,
  primary key (iid, challenge_id, city),
  foreign key (iid, challenge_id) references step_challenge (iid, id)
);

create table step_claim (
  iid integer not null,
  id bigint generated always as identity,
  challenge_id text not null,
  user_id bigint not null,
  date text not null,
  steps integer not null check (steps between 1 and 100000),
  -- The key of a private upload.
  photo text not null,
  state text not null default 'pending' check (state in ('pending', 'passed', 'refused')),
  note text not null default '',
  at bigint not null,
  decided_at bigint,
  primary key (iid, id),
  foreign key (iid, challenge_id) references step_challenge (iid, id)
);
create unique index step_claim_open on step_claim (iid, user_id, date) where state = 'pending';
create index step_claim_queue on step_claim (iid, id) where state = 'pending';
create index step_claim_own on step_claim (iid, user_id, challenge_id, id);

-- When steps last arrived from the messaging app, in any challenge.
create table step_sync (
  iid integer not null,
  user_id bigint not null,
  synced_at bigint not null,
  primary key (iid, user_id)
);

-- The messaging app's key of a session, sealed; steps are encrypted with it.
alter table session add column wechat_key text;
