-- calendar_month is a month of UTC, as in 2026-11.
create table usage_month (
    api_key_id bigint not null,
    operation varchar(20) not null,
    calendar_month varchar(7) not null,
    used_count integer not null,
    constraint pk_usage_month primary key (api_key_id, operation, calendar_month),
    constraint fk_usage_month_api_key foreign key (api_key_id) references api_key (id)
);
