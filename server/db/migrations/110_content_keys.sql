-- The tenant stands first in every key: a tenant's rows lie together, and tables can be spread over machines by it.
alter table content_index drop constraint content_index_id_fkey;
alter table act_item drop constraint act_item_id_fkey;
alter table act_session drop constraint act_session_item_id_fkey;
alter table act_ticket drop constraint act_ticket_item_id_fkey;

alter table content drop constraint content_pkey;
alter table content add primary key (iid, id);
drop index content_by_parent;
create index content_by_room on content (iid, (extra ->> 'roomNo')) where extra ->> 'roomNo' is not null;
drop index content_by_author;
create index content_by_author on content (iid, author_id, module_type, published_at);

alter table content_index drop constraint content_index_pkey;
alter table content_index add primary key (iid, id, module_type);
alter table content_index add constraint content_index_content foreign key (iid, id) references content (iid, id);

alter table act_item drop constraint act_item_pkey;
alter table act_item add primary key (iid, id);
alter table act_item add constraint act_item_content foreign key (iid, id) references content (iid, id);

alter table act_session add column iid integer;
update act_session s set iid = i.iid from act_item i where i.id = s.item_id;
alter table act_session alter column iid set not null;
alter table act_session drop constraint act_session_pkey;
alter table act_session add primary key (iid, id);
alter table act_session add constraint act_session_act foreign key (iid, item_id) references act_item (iid, id);
drop index act_session_of_item;
create index act_session_of_item on act_session (iid, item_id, starts_at);

alter table act_ticket add column iid integer;
update act_ticket t set iid = i.iid from act_item i where i.id = t.item_id;
alter table act_ticket alter column iid set not null;
alter table act_ticket drop constraint act_ticket_pkey;
alter table act_ticket add primary key (iid, id);
alter table act_ticket add constraint act_ticket_act foreign key (iid, item_id) references act_item (iid, id);
drop index act_ticket_of_item;
create index act_ticket_of_item on act_ticket (iid, item_id, sort);

-- Counters had no tenant: what is counted tells whose they are.
alter table content_counts add column iid integer;
update content_counts n set iid = c.iid from content c where c.id = n.id and c.module_type = n.module_type;
update content_counts n set iid = t.iid from feature_types t where n.iid is null and n.module_type = 241 and t.id = n.id;
update content_counts n set iid = p.iid from pages p where n.iid is null and n.module_type = 240 and p.id = n.id;
update content_counts n set iid = m.iid from member m where n.iid is null and n.module_type = 238 and m.rid::text = n.id;
update content_counts n set iid = c.iid from comments c where n.iid is null and c.type = n.module_type and c.target_id = n.id;
update content_counts n set iid = m.iid from content_mark m where n.iid is null and m.kind = n.module_type::text and m.target_id = n.id;
delete from content_counts where iid is null;
alter table content_counts alter column iid set not null;
alter table content_counts drop constraint content_counts_pkey;
alter table content_counts add primary key (iid, module_type, id);

alter table content_views add column iid integer;
update content_views v set iid = c.iid from content c where c.id = v.id and c.module_type = v.module_type;
delete from content_views where iid is null;
alter table content_views alter column iid set not null;
alter table content_views drop constraint content_views_pkey;
alter table content_views add primary key (iid, module_type, id, user_id, visitor, day);

drop index content_mark_target;
create index content_mark_target on content_mark (iid, kind, target_id, mark);
drop index content_mark_latest;
create index content_mark_latest on content_mark (iid, user_id, mark, at, target_id, kind);

alter table comments drop constraint comments_pkey;
alter table comments add primary key (iid, id);
drop index comments_by_target;
create index comments_newest on comments (iid, type, target_id, created_at, id) where status = 'shown';
create index comments_in_order on comments (iid, type, target_id, id) where status = 'shown';
create index comments_by_author on comments (iid, user_id, created_at);
drop index comments_one_review;
create unique index comments_one_review on comments (iid, user_id, type, target_id, target_rec) where s1 > 0;

alter table joins drop constraint joins_pkey;
alter table joins add primary key (iid, module_type, id, user_id);
drop index joins_by_state;
drop index joins_by_user;
create index joins_in_queue on joins (iid, module_type, id, queue_no) where state = 'waiting';
create index joins_newest on joins (iid, module_type, id, at, user_id) where state = 'joined';
create index joins_by_user on joins (iid, user_id, module_type, at);

alter table follows add column iid integer;
update follows f set iid = m.iid from member m where m.rid = f.to_id;
delete from follows where iid is null;
alter table follows alter column iid set not null;
alter table follows drop constraint follows_pkey;
alter table follows add primary key (iid, from_id, to_id);
drop index follows_of;
create index follows_latest on follows (iid, from_id, at, to_id);
create index fans_latest on follows (iid, to_id, at, from_id);

alter table entry drop constraint entry_pkey;
alter table entry add primary key (iid, id);
alter table entry drop constraint entry_ticket_code_key;
alter table entry add constraint entry_ticket_code unique (iid, ticket_code);
drop index entry_by_user;
drop index entry_by_order;
drop index entry_one_person;
drop index entry_bib;
drop index team_entries;
create index entry_by_user on entry (iid, user_id, scope, ref_id, id);
create index entry_by_order on entry (iid, order_id);
create index entry_newest on entry (iid, scope, ref_id, created_at, id);
create unique index entry_one_person on entry (iid, scope, ref_id, session_id, id_hash)
  where state <> 'cancelled' and not trial and id_hash is not null;
create unique index entry_bib on entry (iid, ref_id, bib) where bib is not null;
create index entry_of_team on entry (iid, team_id) where team_id is not null;

alter table waitlist drop constraint waitlist_pkey;
alter table waitlist add primary key (iid, id);
alter table waitlist drop constraint waitlist_scope_ref_id_session_id_user_id_key;
alter table waitlist add constraint waitlist_one_each unique (iid, scope, ref_id, session_id, user_id);
drop index waitlist_queue;
create index waitlist_queue on waitlist (iid, scope, ref_id, session_id, state, id);
create index waitlist_offers on waitlist (offered_at) where state = 'offered';

alter table feedback drop constraint feedback_pkey;
alter table feedback add primary key (iid, id);
alter table feedback drop constraint feedback_no_key;
alter table feedback add constraint feedback_no unique (iid, no);
drop index feedback_one_report;
drop index feedback_by_target;
create unique index feedback_one_report on feedback (iid, user_id, target_type, target_id) where kind = 'report';
create index feedback_by_target on feedback (iid, target_type, target_id) where kind = 'report';
create index feedback_by_author on feedback (iid, user_id, at);

create index orders_unpaid_of on orders (iid, order_type, keys) where status = 1;
