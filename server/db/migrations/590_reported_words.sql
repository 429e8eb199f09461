-- What a report is about, in the words that its sender saw: the author may edit them while staff decide.
alter table feedback add column said_title text not null default '';
alter table feedback add column said text not null default '';
