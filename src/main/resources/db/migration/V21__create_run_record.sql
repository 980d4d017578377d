-- Ended runs, for their account to look at. door is the way a run came in (api, mcp, page), person the user of a page and else
-- empty, site empty where a text was sent.
create table run_record (
    id bigint not null,
    account_id bigint not null,
    api_key_id bigint not null,
    door varchar(10) not null,
    person varchar(400) not null,
    operation varchar(20) not null,
    site varchar(300) not null,
    outcome varchar(20) not null,
    page_count integer not null,
    note varchar(2000) not null,
    begun_at timestamp with time zone not null,
    duration_millis bigint not null,
    constraint pk_run_record primary key (id),
    constraint fk_run_record_account foreign key (account_id) references account (id),
    constraint fk_run_record_api_key foreign key (api_key_id) references api_key (id)
);
create index ix_run_record_account_begun_at on run_record (account_id, begun_at);
create index ix_run_record_begun_at on run_record (begun_at);
