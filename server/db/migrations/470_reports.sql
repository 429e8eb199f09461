-- What staff answered to a report or an appeal, and until when a member may not publish.
alter table feedback add column note text not null default '';
alter table feedback add column decided_at bigint;
create index feedback_own_reports on feedback (iid, user_id, id) where kind in ('report', 'appeal');
create index feedback_open_reports on feedback (iid, id) where kind in ('report', 'appeal') and state = 'open';

create table restriction (
  iid integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  -- ms; the end of a day.
  until bigint not null,
  reason text not null,
  staff_id bigint not null,
  at bigint not null,
  lifted_at bigint,
  primary key (iid, id)
);
create index restriction_of_member on restriction (iid, user_id, until);
